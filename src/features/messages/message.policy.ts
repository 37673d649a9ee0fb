import { policy } from "../../platform/policy/policy.ts";
import { messageError } from "./message.errors.ts";

const SIDES = { guest: "guestId", host: "hostId" } as const;

export const threadPolicy = policy({
  subject: "conversation",
  sides: SIDES,
  may: {
    read: ["guest", "host"],
    write: ["guest", "host"],
    organize: ["guest", "host"],
    block: ["guest", "host"],
    report: ["guest", "host"],
    useQuickReplies: ["host"],
    sendOffer: ["host"],
  },
  refusal: () => messageError("thread_not_found"),
});

export const messagePolicy = policy({
  subject: "message",
  sides: { author: "senderId" },
  may: { sendAgain: ["author"], edit: ["author"], unsend: ["author"] },
  refusal: () => messageError("message_not_found"),
});

/** A listing that somebody asks about. */
export const questionPolicy = policy({
  subject: "listing",
  sides: { host: "hostId" },
  may: { ask: ["others"] },
  refusal: () => messageError("thread_not_found"),
  ownRefusal: () => messageError("own_listing"),
});

export const scheduledMessagePolicy = policy({
  subject: "scheduled message",
  sides: { host: "hostId" },
  may: { change: ["host"] },
  refusal: () => messageError("scheduled_message_not_found"),
});

/** What staff read of conversations: the reported ones. */
export const threadReportPolicy = policy({
  subject: "report",
  sides: SIDES,
  may: { list: ["staff"], read: ["staff"], close: ["uninvolved staff"] },
  looks: { read: { action: "conversation.read", subject: "conversation", column: "threadId", because: "report" } },
  refusal: () => messageError("thread_report_not_found"),
});
