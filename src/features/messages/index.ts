export { responseWords } from "./response/response-words.ts";
export { UNREAD_THREADS, THREAD, type ThreadChange } from "./message.live.ts";
export {
  AskHostInput,
  CloseReportInput,
  type ReportedThread,
  type OrganizeThreadInput,
  ReportThreadInput,
  SendMessageInput,
  ThreadPath,
  ThreadQuery,
  ThreadsQuery,
} from "./message.schema.ts";
export { ChosenTemplate, TypedPreview, TypedQuickReply, TypedScheduled, TypedSwitch } from "./replies/typed-template.schema.ts";
