export type { Shares } from "./ledger.rules.ts";
