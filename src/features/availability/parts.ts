export { AvailabilitySection, type ListingCalendar } from "./calendar/availability-section.tsx";
export { PartyFields } from "./party-fields.tsx";
export { PriceBreakdown, PriceSkeleton } from "./pricing/price-breakdown.tsx";
export { StayCalendar, warmStayCalendar } from "./calendar/stay-calendar.tsx";
export { ManualBookingForm } from "./manual/manual-booking-form.tsx";
export { RemoveManualBooking } from "./manual/remove-manual-booking.tsx";
export { PricePreview } from "./rules/price-preview.tsx";
export { RulesForm } from "./rules/rules-form.tsx";
export { SeasonList } from "./rules/season-list.tsx";
