export { guideWords, openingInWords } from "./arrival-words.ts";
export { TickedListings } from "./guide-form/copied-listings.ts";
export { GuideFormInput } from "./guide-form/typed-guide.ts";
export type { ShownArrival, ShownGuide } from "./show-guide.server.ts";
