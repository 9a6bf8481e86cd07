/** Japanese type; the browser takes only the parts that hold the letters on the page. */
import "@fontsource/noto-sans-jp/400.css";
import "@fontsource/noto-sans-jp/700.css";
