import { laterPart } from "../../../ui/load-part.ts";

// The server draws these at once; a browser loads them only for someone who is signed in. Without a boundary of their own: the server would send
// what is inside one of this size hidden, for a script to show.
const panel = import.meta.env.SSR ? await import("./application-panel.tsx") : null;
const mine = import.meta.env.SSR ? await import("./my-applications.tsx") : null;

export const ApplicationPanel =
  panel?.ApplicationPanel ?? laterPart(() => import("./application-panel.tsx").then((part) => part.ApplicationPanel));
export const MyApplications = mine?.MyApplications ?? laterPart(() => import("./my-applications.tsx").then((part) => part.MyApplications));
