import "@fontsource/fraunces/latin-500.css";
import "@fontsource/fraunces/latin-700.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "@fontsource/source-sans-3/latin-700.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/table.css";
import "./styles/parts.css";
import "./styles/screens.css";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no element #root to draw into");
createRoot(place).render(<App />);
