export { AuditQuery, FactPath, JobPath, PersonFacts, StaffSearchQuery } from "./staff.schema.ts";
export type { SetupItem, SetupState } from "./setup/setup.types.ts";
