export { ApplicationPanel } from "./applying/load-application-panel.ts";
export { JobDetails } from "./job-details.tsx";
export { JobFacts } from "./job-facts.tsx";
