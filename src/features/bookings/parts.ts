export { ContactCard, StayAddress, StayFacts } from "./booking-facts.tsx";
export { CancelPanel } from "./cancel-panel.tsx";
export { PhaseBadge } from "./phase-badge.tsx";
export { TripCard } from "./trip-card.tsx";
export { HostBookingRow } from "./host/host-booking-row.tsx";
