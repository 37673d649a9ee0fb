export { ApplicationPanel } from "./applying/load-application-panel.ts";
export { MyApplications } from "./applying/load-my-applications.ts";
export { JobDetails } from "./job-details.tsx";
export { JobFacts } from "./job-facts.tsx";
