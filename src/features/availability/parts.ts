export { AvailabilityCalendar } from "./availability-calendar.tsx";
export { PriceBreakdown, PriceSkeleton } from "./price-breakdown.tsx";
export { StayCalendar, warmStayCalendar } from "./stay-calendar.tsx";
