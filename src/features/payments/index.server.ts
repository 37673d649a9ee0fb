export { moveMoney, payForChange, payOutHost } from "./move-money.server.ts";
export { type Held, heldFor, ledgerBookings, unbalancedMovements } from "./payment.queries.server.ts";
