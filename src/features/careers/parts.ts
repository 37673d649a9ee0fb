export { ApplicationPanel, MyApplications } from "./applying/later-parts.ts";
export { StageForm } from "./staff/stage-form.tsx";
export { JobDetails } from "./job-details.tsx";
export { JobFacts } from "./job-facts.tsx";
