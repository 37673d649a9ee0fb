import { laterPart } from "./load-part.ts";

// The server draws these at once; a browser loads them only where there is something to say.
const notice = import.meta.env.SSR ? await import("./notice.tsx") : null;

export const Notice = notice?.Notice ?? laterPart(() => import("./notice.tsx").then((part) => part.Notice));
export const FormMessage = notice?.FormMessage ?? laterPart(() => import("./notice.tsx").then((part) => part.FormMessage));
