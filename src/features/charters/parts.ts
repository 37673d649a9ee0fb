export { ChoiceForm } from "./choice-form.tsx";
export { CharterPanel, ChooseStart } from "./charter-panel.tsx";
export { CharterSection, StartLink } from "./charter-section.tsx";
export { CopyPanel } from "./host/copies/copy-panel.tsx";
export { ExtrasForm } from "./host/extras/extras-form.tsx";
export { ExtrasPanel } from "./host/extras/extras-panel.tsx";
export { HoursPanel } from "./host/hours-panel.tsx";
export { PackageForm } from "./host/packages/package-form.tsx";
export { PackageList } from "./host/packages/package-list.tsx";
