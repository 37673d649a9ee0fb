export { ApplicationPanel, MyApplications } from "./applying/later-parts.ts";
export { JobDetails } from "./job-details.tsx";
export { JobFacts } from "./job-facts.tsx";
