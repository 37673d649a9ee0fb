export { SaveButton } from "./save-button.tsx";
export { SavedListings, useSaved } from "./saved-listings.tsx";
