export { ImportDifferences } from "./import-differences.tsx";
export { ImportForm } from "./import-form.tsx";
export { ImportHistory, ImportList } from "./import-list.tsx";
export { platformInWords, statusInWords } from "./import-words.ts";
export { LinkForm, LinksForm } from "./link-form.tsx";
export { SavedPageForm } from "./saved-page-form.tsx";
export { usePolling } from "./use-polling.ts";
