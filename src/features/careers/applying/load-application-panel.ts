import { laterPart } from "../../../ui/load-part.ts";

// The server draws it at once; a browser loads it only for someone who is signed in. Without a boundary of its own: the server would send what
// is inside one of this size hidden, for a script to show.
const panel = import.meta.env.SSR ? await import("./application-panel.tsx") : null;

export const ApplicationPanel =
  panel?.ApplicationPanel ?? laterPart(() => import("./application-panel.tsx").then((loaded) => loaded.ApplicationPanel));
