export { type CharterCrew, choosableExtras, quoteOfLines } from "./charter.rules.ts";
export { BookedCharter, CardCharter, CharterChoice, type CharterPackage, CharterQuote, type FreeStart } from "./charter.schema.ts";
export { charterLine, clockAt, CREW_WORDS, dayAt, packageLength } from "./charter-words.ts";
export { type AskedCharter, minutesAround } from "./starts/asked-charter.ts";
export { TickedBoats } from "./host/copies/copies.schema.ts";
export { ExtrasFormInput } from "./host/extras/extras.schema.ts";
export { ChosenPackage, PackageFormInput, TypedOrder, TypedSwitch } from "./host/packages/package.schema.ts";
export { valuesOfNew } from "./host/packages/templates.ts";
export { valuesOf } from "./host/packages/typed-package.ts";
