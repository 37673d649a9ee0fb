export { EventActions } from "./event-actions.tsx";
export { EventCard } from "./event-card.tsx";
export { EventFacts } from "./event-facts.tsx";
export { RegistrationForm } from "./registration-form.tsx";
export { EventForm } from "./staff/event-form.tsx";
export { RecapForm } from "./staff/recap-form.tsx";
export { RecapPhotos } from "./staff/recap-photos.tsx";
export { RegistrantTable } from "./staff/registrant-table.tsx";
