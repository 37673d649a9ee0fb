export { type CharterCrew, choosableExtras, quoteOfLines } from "./charter.rules.ts";
export { BookedCharter, CardCharter, CharterChoice, CharterPackage, CharterQuote, type FreeStart } from "./charter.schema.ts";
export { charterLine, clockAt, CREW_WORDS, dayAt, packageLength } from "./charter-words.ts";
export { type AskedCharter, minutesAround } from "./starts/asked-charter.ts";
export { TickedBoats } from "./host/copies/copies.schema.ts";
export { ExtrasFormInput } from "./host/extras/extras.schema.ts";
export { noticeInHours } from "./host/notice-result.ts";
export { MOST_PACKAGES } from "./host/packages/package.rules.ts";
export { packageInWords, pricesInWords } from "./host/packages/package-words.ts";
export { type PackageFields, PackageInput } from "./host/packages/package.schema.ts";
export { type TemplateKey, templateName, templateTimes, usualTemplate } from "./host/packages/templates.ts";
export {
  PackageEditInput,
  type PackageEditPreview,
  PreviewPackageEditForm,
  type PreviewPackageEditInput,
} from "./host/bulk/package-edit.schema.ts";
export { ChosenPackage, PackageFormInput, TypedOrder, TypedSwitch } from "./host/packages/package.schema.ts";
export { valuesOfNew } from "./host/packages/templates.ts";
export { valuesOf } from "./host/packages/typed-package.ts";
