import { pageLoader } from "../../server/edge.server.ts";
import { offlineDocument } from "./offline-document.server.tsx";

const INTRO =
  "We couldn't reach the site, so this page didn't load. Nothing was lost: go back to see what you were working on, or try again when you're connected.";

/** What a browser shows without a connection to someone without trips. */
export const loader = pageLoader(({ config }) => offlineDocument(config, { intro: INTRO }, { "cache-control": "public, max-age=3600" }));
