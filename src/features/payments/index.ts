export type { Shares } from "./ledger/ledger.rules.ts";
