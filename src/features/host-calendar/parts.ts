export { BoardToolbar } from "./board-toolbar.tsx";
export { ClashCard } from "./clash-card.tsx";
export { ClashNotice } from "./clash-notice.tsx";
export { ListingCalendar } from "./listing-calendar.tsx";
export { ListingsCalendar } from "./listings-calendar.tsx";
export { clashesInWords } from "./calendar-words.ts";
