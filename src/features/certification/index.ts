export { AnswerModuleInput, type AnswerOutcome, type CertificationView } from "./certification.schema.ts";
export { MODULE_IDS, type ModuleId, nextModule } from "./module.rules.ts";
export { MODULES } from "./modules.ts";
