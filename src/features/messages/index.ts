export { responseWords } from "./response/response-words.ts";
export { ChosenTemplate, TypedPreview, TypedQuickReply, TypedScheduled, TypedSwitch } from "./replies/typed-template.schema.ts";
