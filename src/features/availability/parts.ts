export { AvailabilitySection, type ListingCalendar } from "./availability-section.tsx";
export { PartyFields } from "./party-fields.tsx";
export { PriceBreakdown, PriceSkeleton } from "./price-breakdown.tsx";
export { StayCalendar, warmStayCalendar } from "./stay-calendar.tsx";
