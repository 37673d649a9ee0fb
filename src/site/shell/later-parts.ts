import { createElement, lazy } from "react";
import { laterPart } from "../../ui/load-part.ts";

// The server draws these at once; a browser loads them only when it needs them: for someone who is signed in, or when something failed.
const failed = import.meta.env.SSR ? await import("./error-page.tsx") : null;
const bar = import.meta.env.SSR ? await import("./header/person-bar.tsx") : null;
const line = import.meta.env.SSR ? await import("./header/person-line.tsx") : null;
const entries = import.meta.env.SSR ? await import("./header/person-entries.tsx") : null;
const reminder = import.meta.env.SSR ? await import("./verify-reminder.tsx") : null;

export const PersonBar = bar?.PersonBar ?? laterPart(() => import("./header/person-bar.tsx").then((part) => part.PersonBar));
export const PersonLine = line?.PersonLine ?? laterPart(() => import("./header/person-line.tsx").then((part) => part.PersonLine));
export const PersonEntries =
  entries?.PersonEntries ?? laterPart(() => import("./header/person-entries.tsx").then((part) => part.PersonEntries));
export const VerifyReminder =
  reminder?.VerifyReminder ?? laterPart(() => import("./verify-reminder.tsx").then((part) => part.VerifyReminder));

/** Without a connection there is still something to read. */
const NothingLoaded = () => createElement("h1", { className: "page py-20 text-4xl" }, "Something went wrong. Please try again.");
export const ErrorPage =
  failed?.ErrorPage ??
  lazy(() =>
    import("./error-page.tsx").then(
      (loaded) => ({ default: loaded.ErrorPage }),
      () => ({ default: NothingLoaded }),
    ),
  );
