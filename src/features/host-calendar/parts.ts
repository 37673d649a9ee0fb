export { BoardToolbar } from "./board/board-toolbar.tsx";
export { ClashCard } from "./clashes/clash-card.tsx";
export { ClashNotice } from "./clashes/clash-notice.tsx";
export { ListingCalendar } from "./month/listing-calendar.tsx";
export { ListingsCalendar } from "./board/listings-calendar.tsx";
export { clashesInWords } from "./calendar-words.ts";
