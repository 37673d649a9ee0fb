export type { PageBytes } from "./reading/decode-page.server.ts";
export { readListingPage } from "./reading/read-listing-page.server.ts";
