export type { HostMetrics } from "./earning.schema.ts";
