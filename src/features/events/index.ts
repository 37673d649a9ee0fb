export {
  CancelEventInput,
  EventPath,
  EventsQuery,
  RegisterInput,
  RegistrantsQuery,
  type StaffEventView,
  TypedEvent,
  TypedRecap,
} from "./event.schema.ts";
export { eventData } from "./event-data.ts";
export { eventPhotoKey, REGISTRANTS_SHOWN } from "./event.rules.ts";
