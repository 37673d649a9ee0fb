export { availabilityApi } from "./availability.api.server.ts";
export {
  boatHoursView,
  customPricesView,
  dayMinimumsView,
  nightsView,
  rulesView,
  seasonsView,
  takenTimesView,
} from "./availability.views.server.ts";
export { forgetEndedHolds, forgetReleased, ownNights, type OwnTime, ownTimes, releasedSince } from "./claims.queries.server.ts";
export { listingsWithoutCalendar, takenNights } from "./availability.queries.server.ts";
export { calendarOf } from "./calendar/read-calendar.server.ts";
export { type QuotedStay, quoteListing, quoteTerms } from "./pricing/quote-listing.server.ts";
export { quoteListings } from "./pricing/quote-listings.server.ts";
export { stayError } from "./stay.errors.ts";
export { blockDates } from "./host/block-dates.server.ts";
export { changePrices } from "./host/change-prices.server.ts";
export { clearMinimums } from "./host/clear-minimums.server.ts";
export { clearPrices } from "./host/clear-prices.server.ts";
export { hostDaysApi } from "./host/host-days.api.server.ts";
export { hostDayError } from "./host/host-days.errors.ts";
export { hostDaysOf } from "./host/host-days.queries.server.ts";
export { lastCalendarEdit } from "./host/last-calendar-edit.server.ts";
export { setMinimums } from "./host/set-minimums.server.ts";
export { setPrices } from "./host/set-prices.server.ts";
export { unblockDates } from "./host/unblock-dates.server.ts";
export { undoCalendarEdit } from "./host/undo-calendar-edit.server.ts";
export { keepHours } from "./manual/keep-hours.server.ts";
export { addManualBooking } from "./manual/add-manual-booking.server.ts";
export { changeManualBooking } from "./manual/change-manual-booking.server.ts";
export { manualBookingApi } from "./manual/manual-booking.api.server.ts";
export { manualBookingError } from "./manual/manual-booking.errors.ts";
export { availabilitySubscribers } from "./manual/manual-booking.jobs.server.ts";
export {
  boatsWithHours,
  countManualBookings,
  manualBookingsOf,
  manualBookingsOn,
  type ManualRow,
  selectManualBookings,
} from "./manual/manual-booking.queries.server.ts";
export { manualBookingViews, manualHours } from "./manual/read-manual-booking.server.ts";
export { requireManualBooking } from "./manual/require-manual-booking.server.ts";
export { removeManualBooking } from "./manual/remove-manual-booking.server.ts";
export { hoursApi } from "./hours/hours.api.server.ts";
export { hoursError } from "./hours/hours.errors.ts";
export { saveHours } from "./hours/save-hours.server.ts";
export { stopHours } from "./hours/stop-hours.server.ts";
export { keptRulesOf, rulesOf } from "./rules/rules.queries.server.ts";
export { readRules } from "./rules/read-rules.server.ts";
export { removeSeason } from "./rules/remove-season.server.ts";
export { rulesApi } from "./rules/rules.api.server.ts";
export { rulesError } from "./rules/rules.errors.ts";
export { saveRules } from "./rules/save-rules.server.ts";
export { saveSeason } from "./rules/save-season.server.ts";
export { previewPrice } from "./rules/preview-price.server.ts";
export { freeStaysNear } from "./calendar/free-stays-near.server.ts";
export { readCalendar } from "./calendar/read-calendar.server.ts";
