export { CharterPanel, ChooseStart } from "./charter-panel.tsx";
export { CharterSection, StartLink } from "./charter-section.tsx";
export { extraPrice } from "./extra-facts.tsx";
