/** What takes a moment to fold or unfold; undefined until it is there. */
import { useEffect, useState } from "react";

export function useFolded<T>(make: () => Promise<T>): T | undefined {
  const [got, setGot] = useState<{ by: () => Promise<T>; is: T }>();
  useEffect(() => {
    let current = true;
    make().then(
      (is) => current && setGot({ by: make, is }),
      // a browser that cannot do it has no link to show
      () => {},
    );
    return () => {
      current = false;
    };
  }, [make]);
  return got?.by === make ? got.is : undefined;
}
