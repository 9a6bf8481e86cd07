/** Something that is drawn when it comes near the window, and stays drawn then: in its place stands what is as large. */
import { type ReactNode, useEffect, useRef, useState } from "react";

const told = new WeakMap<Element, () => void>();
let watch: IntersectionObserver | undefined;

/** One observer for all. */
function watching(): IntersectionObserver {
  watch ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) told.get(target)?.();
    },
    { rootMargin: "300px 0px" },
  );
  return watch;
}

export function WhenSeen({ children, before }: { children: ReactNode; before: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const here = place.current;
    if (seen || !here) return;
    const observer = watching();
    told.set(here, () => setSeen(true));
    observer.observe(here);
    return () => observer.unobserve(here);
  }, [seen]);
  return <div ref={place}>{seen ? children : before}</div>;
}
