import { laterPart } from "../../../ui/load-part.ts";

// As with the application panel: visitors, who have sent nothing, load none of it.
const part = import.meta.env.SSR ? await import("./my-applications.tsx") : null;

export const MyApplications =
  part?.MyApplications ?? laterPart(() => import("./my-applications.tsx").then((loaded) => loaded.MyApplications));
