export { ReserveDock, ReservePanel, type Reserving } from "./reserve-panel.tsx";
export { useReservation } from "./reserving/use-reservation.ts";
export type { QuoteAnswer } from "./reserving/use-quote.ts";
export { questionOf, readWish } from "./reserving/wish.ts";
