export { bearFee } from "./ledger/bear-fee.server.ts";
export { collectBalance } from "./ledger/collect-balance.server.ts";
export { forgiveDebt } from "./ledger/forgive-debt.server.ts";
export {
  entriesOfNoMovement,
  type Held,
  heldFor,
  ledgerBookings,
  paymentsInLedger,
  unbalancedMovements,
} from "./ledger/ledger.queries.server.ts";
export { moveMoney } from "./ledger/move-money.server.ts";
export { payForChange } from "./ledger/pay-for-change.server.ts";
export { payOutHost } from "./ledger/pay-out-host.server.ts";
