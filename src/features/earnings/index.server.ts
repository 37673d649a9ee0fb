export { earningsApi } from "./earning.api.server.ts";
export { type HostDashboard, hostDashboard } from "./host-dashboard.server.ts";
export { hostMetrics } from "./host-metrics.server.ts";
export { earningsError } from "./earning.errors.ts";
export { makeReceipt } from "./make-receipt.server.ts";
