export {
  CancelEventInput,
  EventPath,
  EventsQuery,
  RecapPhotoInput,
  RecapPhotoPath,
  RegisterInput,
  type StaffEventView,
  TypedEvent,
  TypedRecap,
} from "./event.schema.ts";
export { eventData } from "./event-data.ts";
export { eventPhotoKey, LONGEST_PHOTO_DESCRIPTION } from "./event.rules.ts";
