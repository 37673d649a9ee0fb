import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { publicProfiles } from "../accounts/index.server.ts";
import { answerModule } from "./answer-module.server.ts";
import { isRight, reasonOf } from "./answers.server.ts";
import { readCertification } from "./certification.view.server.ts";
import { MODULE_IDS, type ModuleId, nextModule, passes } from "./module.rules.ts";
import { MODULES } from "./modules.ts";
import { startCertification } from "./start-certification.server.ts";

const services = await openTestServices(await openTestDatabase());
const rightOf = (module: ModuleId) => [0, 1, 2, 3].findIndex((choice) => isRight(module, choice));

test("a host who answers all three is certified, and the badge shows", async () => {
  const visit = await visitOf(services, await newPerson(services));
  expect(await readCertification(visit)).toMatchObject({ status: "pending", progress: {} });
  await startCertification(visit);
  for (const [index, module] of MODULE_IDS.entries()) {
    const outcome = await answerModule(visit, { module, choice: rightOf(module) });
    expect(outcome).toMatchObject({ passed: true, certification: { status: index === 2 ? "completed" : "in_progress" } });
  }
  const id = visit.actor?.id ?? "";
  const [profile] = await services.db.select().from(profiles).where(eq(profiles.id, id));
  expect(profile?.certificationBadge).toMatchObject({ type: "host", level: "certified", visible: true });
  expect((await publicProfiles(testCtx(services), [id])).get(id)?.isCertified).toBe(true);
  await expect(startCertification(visit)).rejects.toMatchObject({ code: "certification_completed" });
  await expect(answerModule(visit, { module: "safety-protocols", choice: 1 })).rejects.toMatchObject({ code: "certification_completed" });
});

test("a wrong answer is explained, changes nothing and can be tried again; progress is kept", async () => {
  const visit = await visitOf(services, await newPerson(services));
  await startCertification(visit);
  const [first] = MODULE_IDS;
  const wrong = (rightOf(first) + 1) % 4;
  expect(await answerModule(visit, { module: first, choice: wrong })).toMatchObject({
    passed: false,
    explanation: expect.stringMatching(/^Not quite/),
  });
  expect((await readCertification(visit)).progress).toEqual({});
  await answerModule(visit, { module: first, choice: rightOf(first) });
  expect(nextModule((await readCertification(visit)).progress)).toBe("property-management");
  await startCertification(visit);
  expect((await readCertification(visit)).progress).toEqual({});
});

test("is refused to visitors and to those who have not started", async () => {
  await expect(startCertification(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
  await expect(readCertification(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
  const visit = await visitOf(services, await newPerson(services));
  await expect(answerModule(visit, { module: "safety-protocols", choice: 1 })).rejects.toMatchObject({ code: "certification_not_started" });
});

test("passes at 85 percent, and every module asks a question with its answer among the choices", () => {
  expect([passes(17, 20), passes(16, 20), passes(1, 1), passes(0, 1)]).toEqual([true, false, true, false]);
  for (const { id, choices } of MODULES) {
    expect(choices.filter((_, index) => isRight(id, index))).toHaveLength(1);
    expect(reasonOf(id)).not.toBe("");
  }
});
