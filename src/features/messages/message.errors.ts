import { declareErrors } from "../../platform/errors.ts";

export const messageError = declareErrors({
  thread_not_found: { status: 404, message: "We couldn't find this conversation." },
  message_not_found: { status: 404, message: "We couldn't find this message." },
  message_photo_not_found: { status: 404, message: "We couldn't find this photo." },
  thread_report_not_found: { status: 404, message: "We couldn't find this report. Someone may have closed it." },
  photos_after_booking: { status: 409, message: "You can send photos once a booking is confirmed." },
  own_listing: { status: 409, message: "This is your own listing." },
  listing_closed: { status: 409, message: "This listing isn't taking questions right now." },
  conversation_blocked: { status: 409, message: "You can't write to each other in this conversation." },
  person_gone: { status: 409, message: "This person's account was deleted, so they can't read new messages." },
  photo_not_editable: { status: 409, message: "A photo can't be edited. You can unsend it and send another." },
  details_not_editable: { status: 409, message: "A message with arrival details can't be edited. You can unsend it and write it again." },
  too_late_to_edit: { status: 409, message: "Messages can be edited for 15 minutes." },
  too_late_to_unsend: { status: 409, message: "Messages can be unsent for 24 hours." },
  quick_reply_not_found: { status: 404, message: "We couldn't find this quick reply." },
  too_many_quick_replies: { status: 409, message: "You can have up to 100 quick replies. Delete one to add another." },
  scheduled_message_not_found: { status: 404, message: "We couldn't find this scheduled message." },
  too_many_scheduled: { status: 409, message: "You can have up to 50 scheduled messages. Delete one to add another." },
  message_unsent: { status: 409, message: "This message was unsent." },
});
