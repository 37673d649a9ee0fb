export { SaveButton } from "./save-button.tsx";
export { SavedListings } from "./saved-listings.tsx";
