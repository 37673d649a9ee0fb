import { laterPart } from "../../ui/load-part.ts";

// The server draws it at once; a browser loads it only for someone who has a place.
const part = import.meta.env.SSR ? await import("./give-up-place.tsx") : null;

export const GiveUpPlace = part?.GiveUpPlace ?? laterPart(() => import("./give-up-place.tsx").then((loaded) => loaded.GiveUpPlace));
