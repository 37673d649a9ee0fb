import { policy } from "../../platform/policy/policy.ts";
import { chatError } from "./chat.errors.ts";

/** Of an agent's own chat, what agents see is not there. */
export const chatPolicy = policy({
  subject: "chat",
  sides: { asker: "userId" },
  may: {
    read: ["asker", "staff"],
    write: ["asker", "staff"],
    markRead: ["asker", "staff"],
    close: ["asker", "staff"],
    rate: ["asker"],
    useConsole: ["staff"],
    readAsAgent: ["uninvolved staff"],
    note: ["uninvolved staff"],
    block: ["uninvolved staff"],
    lookAtPerson: ["uninvolved staff"],
  },
  looks: { lookAtPerson: { action: "chat.look-at-person", subject: "person", column: "userId", because: "chat" } },
  refusal: () => chatError("chat_not_found"),
  ownRefusal: () => chatError("chat_not_found"),
});

export const chatMessagePolicy = policy({
  subject: "chat message",
  sides: { author: "senderId" },
  may: { sendAgain: ["author"] },
  refusal: () => chatError("chat_not_found"),
});
