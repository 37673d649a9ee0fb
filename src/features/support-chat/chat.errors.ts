import { declareErrors } from "../../platform/errors.ts";

export const chatError = declareErrors({
  chat_not_found: { status: 404, message: "We couldn't find that chat." },
  /** Whoever is no agent does not learn what agents have. */
  chat_closed: { status: 409, message: "This chat is closed. Start a new one if you need more help." },
  chat_taken: { status: 409, message: "Another agent has this chat." },
  chat_blocked: { status: 403, message: "Chat is turned off for your account. Please email us instead." },
  chat_is_open: { status: 409, message: "You can rate this chat once it's closed." },
  chat_not_answered: { status: 409, message: "Nobody has answered this chat, so there's nothing to rate." },
  person_left: { status: 409, message: "This person deleted their account." },
  own_chat: { status: 403, message: "This is your own chat. Another agent has to answer it." },
  not_an_agent: { status: 422, message: "That person isn't on the support team." },
  reply_not_found: { status: 404, message: "We couldn't find that reply." },
  chats_load_failed: { status: 500, message: "Failed to load conversations" },
});
