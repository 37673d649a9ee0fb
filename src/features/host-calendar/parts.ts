export { ListingCalendar } from "./listing-calendar.tsx";
export { ListingsCalendar } from "./listings-calendar.tsx";
