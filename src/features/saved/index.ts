export { SavedPath, SaveInput } from "./saved.schema.ts";
