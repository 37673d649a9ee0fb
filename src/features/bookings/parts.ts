export { ReserveDock, ReservePanel } from "./reserve-panel.tsx";
export { useReservation } from "./reserving/use-reservation.ts";
