export { SaveButton } from "./save-button.tsx";
export { SavedListings, savingAction, useSaved } from "./saved-listings.tsx";
export { CompanionsPanel } from "./companions/companions-panel.tsx";
export { PlaceTalk } from "./companions/place-talk.tsx";
export { type Compared, CompareTable } from "./compare/compare-table.tsx";
export { ListLinks } from "./lists/list-links.tsx";
export { ListPanel } from "./lists/list-panel.tsx";
export { SavedDetails } from "./lists/saved-details.tsx";
