export { foldText } from "./gazetteer/fold-text.ts";
export { type Location, Place, type PostalAddress, SuggestPlacesInput } from "./place.schema.ts";
