export { answerModule } from "./answer-module.server.ts";
export { certificationApi } from "./certification.api.server.ts";
export { certificationSubscribers } from "./certification.jobs.server.ts";
export { certificationError } from "./certification.errors.ts";
export { readCertification } from "./certification.view.server.ts";
export { startCertification } from "./start-certification.server.ts";
export { reasonOf } from "./answers.server.ts";
