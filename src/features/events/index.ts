export {
  CancelEventInput,
  EventMessageInput,
  EventPath,
  EventsQuery,
  type EventView,
  RecapPhotoInput,
  RecapPhotoPath,
  RegisterInput,
  RegistrantsQuery,
  type StaffEventView,
  TypedEvent,
  TypedRecap,
} from "./event.schema.ts";
export { eventData } from "./event-data.ts";
export { eventPhotoKey, LONGEST_PHOTO_DESCRIPTION, REGISTRANTS_SHOWN } from "./event.rules.ts";
