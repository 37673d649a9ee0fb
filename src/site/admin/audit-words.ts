import { href } from "react-router";
import { CATEGORIES } from "../../features/forum/index.ts";

const WORDS: Record<string, string> = {
  "application.note": "Wrote a note about an application",
  "application.read": "Read an application",
  "application.resume": "Downloaded a résumé",
  "application.status": "Changed the status of an application",
  "booking.look": "Looked at a booking",
  "chat.block": "Blocked someone from chatting",
  "chat.look-at-person": "Looked at the person in a chat",
  "chat.take-over": "Took a chat over",
  "chat.unblock": "Unblocked from chat",
  "conversation.read": "Read a reported conversation",
  "conversation.report-closed": "Closed a report of a conversation",
  "event.cancel": "Cancelled an event",
  "event.create": "Created an event",
  "event.email": "Emailed everyone registered for an event",
  "event.export": "Downloaded an event's registrations",
  "event.photo-added": "Added a photo to a recap",
  "event.photo-removed": "Removed a photo from a recap",
  "event.publish": "Published an event",
  "event.recap": "Wrote the recap of an event",
  "event.update": "Changed an event",
  "fact.retry": "Retried a failed fact",
  "forum.approve": "Approved a forum post",
  "forum.hide": "Hid a forum post",
  "forum.keep": "Left a reported forum post up",
  "forum.lock": "Locked a discussion",
  "forum.pin": "Pinned a discussion",
  "forum.restore": "Restored a forum post",
  "forum.unlock": "Unlocked a discussion",
  "forum.unpin": "Unpinned a discussion",
  "job.retry": "Retried a failed job",
  "listing.approve": "Approved a listing",
  "listing.take-down": "Took a listing down",
  "payment.read-again": "Asked the provider about a payment",
  "payment.send-again": "Sent a payment's requests again",
  "person.look": "Looked at a person",
  "report.dismiss": "Dismissed reports",
  "review.hide": "Took a review down",
  "review.take-photo-down": "Took a photo of a review down",
  search: "Searched",
};

/** What somebody did, in words. An action that carries more than its name, such as where a thread was moved, says it after the name. */
export function deedInWords(action: string): string {
  const [name = "", ...more] = action.split(" ");
  if (name === "forum.move") return `Moved a discussion to ${CATEGORIES.find(({ id }) => id === more.at(-1))?.name ?? more.at(-1)}`;
  if (name === "forum.merge") return "Merged a discussion into another";
  return WORDS[name] ?? action;
}

/** Where staff can open the thing, if there is a page for it. */
export function subjectAddress(type: string, id: string): string | null {
  switch (type) {
    case "application":
      return href("/admin/applications/:applicationId", { applicationId: id });
    case "chat":
      return `${href("/admin/chat-support")}?${new URLSearchParams({ filter: "open", chat: id })}`;
    case "booking":
      return href("/bookings/:bookingId", { bookingId: id });
    case "event":
      return href("/admin/events/:eventId", { eventId: id });
    case "forum-post":
      return href("/forum/post/:postId", { postId: id });
    case "forum-thread":
      return href("/forum/thread/:threadId/:slug?", { threadId: id });
    case "listing":
      return href("/properties/:listingId", { listingId: id });
    case "person":
      return href("/admin/people/:personId", { personId: id });
    case "words":
      return `${href("/admin/search")}?${new URLSearchParams({ q: id })}`;
    default:
      return null;
  }
}
