export { listFailedWork, retryFailedFact, retryFailedJob } from "./failed-work.server.ts";
export { listAuditTrail } from "./list-audit-trail.server.ts";
export { personFacts } from "./person-facts.server.ts";
export { readPerson } from "./read-person.server.ts";
export { readSetup } from "./setup/read-setup.server.ts";
export { searchEverything } from "./search-everything.server.ts";
export { staffApi } from "./staff.api.server.ts";
