export { EarningRow } from "./earning-row.tsx";
export { PayoutChart } from "./payout-chart.tsx";
