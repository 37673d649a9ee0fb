import { declareErrors } from "../../platform/errors.ts";

export const calendarError = declareErrors({
  calendar_not_found: { status: 404, message: "We couldn't find this calendar." },
  clash_not_found: { status: 404, message: "We couldn't find this clash." },
  calendar_there: { status: 409, message: "This listing already has this calendar." },
  calendar_own: { status: 409, message: "This is the address of this listing's own calendar. Use the one from the other site." },
  too_many_calendars: { status: 409, message: "A listing can have up to 20 calendars. Please remove one first." },
  calendar_unreadable: { status: 422, message: "That address didn't answer with a calendar." },
  calendars_failed: { status: 503, message: "We couldn't load your calendars. Please try again." },
  calendar_failed: { status: 503, message: "We couldn't save that. Please try again." },
});
