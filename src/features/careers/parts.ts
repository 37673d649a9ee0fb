export { ApplicationPanel } from "./applying/load-application-panel.ts";
export { MyApplications } from "./applying/my-applications.tsx";
export { JobDetails } from "./job-details.tsx";
export { JobFacts } from "./job-facts.tsx";
