import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { answerModule } from "./answer-module.server.ts";
import { AnswerModuleInput, AnswerOutcome, CertificationView } from "./certification.schema.ts";
import { readCertification } from "./certification.view.server.ts";
import { startCertification } from "./start-certification.server.ts";

const certification = { tag: "Certification", signedIn: true };

export const certificationApi: Endpoint[] = [
  endpoint({
    ...certification,
    method: "get",
    path: "/host/certification",
    summary: "Get my certification progress",
    answer: CertificationView,
    run: (ctx) => readCertification(ctx),
  }),
  endpoint({
    ...certification,
    method: "post",
    path: "/host/certification",
    summary: "Start or restart the certification",
    answer: CertificationView,
    refusals: [409],
    run: (ctx) => startCertification(ctx),
  }),
  endpoint({
    ...certification,
    method: "post",
    path: "/host/certification/answers",
    summary: "Answer a module's question",
    body: AnswerModuleInput,
    answer: AnswerOutcome,
    refusals: [409],
    run: (ctx, { body }) => answerModule(ctx, body),
  }),
];
