import scene from "./coast-scene.svg?raw";

const drawn = { __html: scene.slice(scene.indexOf(">") + 1, scene.lastIndexOf("</svg>")).replace(/\n\s*/g, "") };

/** The home page's picture: a bay with a house on its headland and a boat coming in; dusk by day, night in the dark theme. */
export const CoastScene = ({ className = "" }: { className?: string }) => (
  <svg
    viewBox="0 -200 1440 700"
    preserveAspectRatio="xMidYMax slice"
    className={`coast ${className}`}
    aria-hidden
    dangerouslySetInnerHTML={drawn}
  />
);
