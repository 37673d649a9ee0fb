export {
  ApplicationPath,
  ApplicationsQuery,
  StageQuery,
  DraftInput,
  JobPath,
  type MyApplication,
  NoteInput,
  SubmitInput,
  TypedStatus,
} from "./career.schema.ts";
export { APPLICATION_STATUSES, APPLICATIONS_SHOWN, LAST_STEP, MOST_RESUME_BYTES, type Step, STATUS_WORDS } from "./career.rules.ts";
export { jobData } from "./job-data.ts";
export { momentDay, salaryInWords } from "./career-words.ts";
