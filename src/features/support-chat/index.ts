export { ChatsQuery } from "./chat.schema.ts";
