export { AuditQuery, FactPath, JobPath, PersonFacts, StaffSearchQuery } from "./staff.schema.ts";
