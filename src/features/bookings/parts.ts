export { ReserveDock, ReservePanel, type Reserving } from "./reserve-panel.tsx";
export { useReservation } from "./reserving/use-reservation.ts";
export type { QuoteAnswer } from "./reserving/use-quote.ts";
export { questionOf, readWish } from "./reserving/wish.ts";
export { ContactCard, StayAddress, StayFacts } from "./booking-facts.tsx";
export { CancelPanel } from "./cancel-panel.tsx";
export { PhaseBadge } from "./phase-badge.tsx";
export { TripCard } from "./trip-card.tsx";
export { StayPapers } from "./stay-papers.tsx";
