export { responseWords } from "./response/response-words.ts";
