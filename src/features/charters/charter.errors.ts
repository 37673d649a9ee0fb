import { declareErrors } from "../../platform/errors.ts";

export const charterError = declareErrors({
  sells_no_hours: { status: 404, message: "This boat isn't offered by the hour" },
  package_not_found: { status: 404, message: "This package is no longer offered" },
  crew_not_offered: { status: 400, message: "This package isn't offered that way" },
  extra_not_offered: { status: 400, message: "One of these extras is no longer offered" },
  too_many_people: { status: 400, message: "This package doesn't take that many people" },
  start_taken: { status: 409, message: "This start is no longer available. Please pick another." },
  seats_taken: { status: 409, message: "There aren't that many seats left" },
});
