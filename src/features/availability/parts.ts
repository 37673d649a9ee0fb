export { AvailabilitySection } from "./availability-section.tsx";
export { PriceBreakdown, PriceSkeleton } from "./price-breakdown.tsx";
export { StayCalendar, warmStayCalendar } from "./stay-calendar.tsx";
