export { ChatEntry } from "./chat-entry.tsx";
export { ChatConsole } from "./console/chat-console.tsx";
