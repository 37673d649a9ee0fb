export { AvailabilityCalendar } from "./availability-calendar.tsx";
export { PriceBreakdown } from "./price-breakdown.tsx";
