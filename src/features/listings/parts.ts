export { HostCard } from "./host-card.tsx";
export { PhotoGallery } from "./photo-gallery.tsx";
export { ListingPhoto } from "./photos/listing-photo.tsx";
export { ShareButton } from "./share-button.tsx";
export { ManagedCard } from "./hosting/managed-card.tsx";
export { ListingForm } from "./form/listing-form.tsx";
