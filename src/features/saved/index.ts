export { SaveInput } from "./saved.schema.ts";
