export type { Shares } from "./ledger.rules.ts";
export { DemoAnswerInput, DemoCardInput } from "./providers/demo-pay/demo-pay.schema.ts";
