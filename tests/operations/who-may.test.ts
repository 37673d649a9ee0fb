import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { everybody, type NamedPolicy, readPolicies, situations, thingOf, WHO_MAY } from "../../scripts/check/who-may.ts";
import { auditTrail } from "../../src/platform/audit/audit.tables.server.ts";
import { AppError } from "../../src/platform/errors.ts";
import { admit } from "../../src/platform/policy/admit.server.ts";
import { openTestServices } from "../support/test-ctx.ts";
import { openTestDatabase } from "../support/test-database.ts";

const services = await openTestServices(await openTestDatabase());
const policies = await readPolicies();

/** The table of each policy as it is checked in: what stands in the row of an action and the column of whoever asks. */
const written = new Map(
  readFileSync(WHO_MAY, "utf8")
    .split(/\n\n/)
    .filter((block) => block.startsWith("| "))
    .map((block) => {
      const [head = [], , ...rows] = block
        .trim()
        .split("\n")
        .map((line) => line.slice(2, -2).split(" | "));
      return [
        head[0],
        new Map(rows.flatMap(([action = "", ...cells]) => cells.map((cell, i) => [`${action}: ${head[i + 1]}`, cell] as const))),
      ];
    }),
);

type Asking = ReturnType<typeof everybody>[number];

/** What becomes of somebody who asks for a thing: as the table says it. */
async function answerTo(
  { policy }: NamedPolicy,
  action: string,
  { who, isStaff, isHost = false }: Asking & { isHost?: boolean },
  id: string,
  thing: object | null,
) {
  const actor = who === "Visitor" ? null : { id, sessionId: "", isHost, supportRole: isStaff ? "agent" : null };
  const admitted = await admit({ ...services, actor, request: null }, policy, action, () => thing && { ...thing }).catch(
    (error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );
  if (!(admitted instanceof AppError)) return (await services.db.$count(auditTrail, eq(auditTrail.actorId, id))) > 0 ? "recorded" : "yes";
  if (admitted.code === "sign_in_required") return "sign in";
  return admitted.status === 404 ? "–" : "own";
}

test("each policy has its table, and none is there without one", () => {
  expect([...written.keys()]).toEqual(policies.map(({ name }) => name));
});

test.each(policies)("$name admits and refuses as docs/who-may.md says, and records looks of staff", async (named) => {
  const told = written.get(named.name);
  for (const { action, state } of situations(named.policy)) {
    const row = state ? `${action}, ${state}` : action;
    const isForAnyone = named.policy.wordsOf(action).includes("anyone");
    const refusal = (who: string) => (who === "Visitor" && !isForAnyone ? "sign in" : "–");
    for (const asking of everybody(named.policy)) {
      const expected = told?.get(`${row}: ${asking.who}`);
      const [id, missingId] = [crypto.randomUUID(), crypto.randomUUID()];
      const found = await answerTo(named, action, asking, id, thingOf(named.policy, asking.side, state, id));
      const missing = await answerTo(named, action, asking, missingId, null);
      const { who } = asking;
      expect({ row, who, found, missing }).toEqual({ row, who, found: expected === "–" ? refusal(who) : expected, missing: refusal(who) });
    }
  }
});

test.each(policies)("$name makes no difference between other guests and other hosts", async (named) => {
  for (const { action, state } of situations(named.policy)) {
    const asOther = (isHost: boolean) =>
      answerTo(
        named,
        action,
        { who: "Others", isStaff: false, side: null, isHost },
        crypto.randomUUID(),
        thingOf(named.policy, null, state),
      );
    expect({ action, answer: await asOther(true) }).toEqual({ action, answer: await asOther(false) });
  }
});

test.each(policies.filter(({ policy }) => policy.spec.state))(
  "$name gives nobody what is in a state that its rules don't name: it is gone",
  async (named) => {
    for (const { action } of situations(named.policy).filter(({ state }) => state !== null))
      for (const asking of everybody(named.policy)) {
        const id = crypto.randomUUID();
        const answer = await answerTo(named, action, asking, id, thingOf(named.policy, asking.side, "gone", id));
        expect(["–", "sign in"]).toContain(answer);
      }
  },
);
