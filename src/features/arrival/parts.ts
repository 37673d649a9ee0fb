export { CopyGuidePanel } from "./guide-form/copy-guide-panel.tsx";
export { GuideForm } from "./guide-form/guide-form.tsx";
export { GettingIn } from "./trip/getting-in.tsx";
export { GuideParts } from "./trip/guide-parts.tsx";
