import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { WORDS, type Policy } from "../../src/platform/policy/policy.ts";
import { projectPath } from "../../src/platform/project.server.ts";

export const WHO_MAY = projectPath("docs/who-may.md");
const HEAD = `# Who may

What the policies (\`*.policy.ts\`) say, written by \`npm run check -- --write\`: a change of who may is a change of this file. "Others" are signed in and on no side
of the thing; "staff" are not on one either. "Own" is the refusal that something is one's own, and what is "recorded" is in the audit trail. Everybody is refused what
is missing. Lists of one's own things aren't here: each reads what is the asker's.
`;

type AnyPolicy = Policy<Record<string, string>, Record<string, readonly string[] | Record<string, readonly string[]>>, string>;
export type NamedPolicy = { feature: string; name: string; policy: AnyPolicy };

/** Every policy of the features. */
export async function readPolicies(): Promise<NamedPolicy[]> {
  const files = globSync("src/features/**/*.policy.ts", { cwd: projectPath() }).toSorted();
  const found = files.map(async (file) => {
    const exported: Record<string, unknown> = await import(projectPath(file));
    return Object.keys(exported)
      .toSorted()
      .flatMap((name) => {
        const policy = exported[name];
        return isPolicy(policy) ? [{ feature: file.split("/")[2] ?? "", name, policy }] : [];
      });
  });
  return (await Promise.all(found)).flat();
}

const isPolicy = (value: unknown): value is AnyPolicy =>
  typeof value === "object" && value !== null && "verdict" in value && "spec" in value;

/** Whoever may ask, by the heading of their column. */
export type Asking = { who: string; isStaff: boolean; side: string | null };

export function everybody({ spec }: AnyPolicy): Asking[] {
  const sides = Object.keys(spec.sides);
  return [
    { who: "Visitor", isStaff: false, side: null },
    { who: "Others", isStaff: false, side: null },
    ...sides.map((side) => ({ who: capital(side), isStaff: false, side })),
    { who: "Staff", isStaff: true, side: null },
    ...sides.map((side) => ({ who: `Staff, ${side}`, isStaff: true, side })),
  ];
}

/** Every action, in each state of a thing by which its rule differs. */
export function situations({ spec }: AnyPolicy): { action: string; state: string | null }[] {
  const states = Object.values(spec.may).flatMap((rule) => (Array.isArray(rule) ? [] : Object.keys(rule)));
  return Object.entries(spec.may).flatMap(([action, rule]) =>
    (Array.isArray(rule) ? [null] : [...new Set(states)]).map((state) => ({ action, state })),
  );
}

const ASKER = "asker";
const SOMEBODY_ELSE = "somebody else";

/** A thing that is the asker's on one side, and somebody else's on all others. */
export const thingOf = (
  { spec }: AnyPolicy,
  side: string | null,
  state: string | null,
  askerId = ASKER,
): Record<string, string | null> => ({
  id: "thing",
  ...Object.fromEntries(Object.entries(spec.sides).map(([each, column]) => [column, each === side ? askerId : SOMEBODY_ELSE])),
  ...(spec.state && { [spec.state]: state }),
});

function cell(policy: AnyPolicy, action: string, state: string | null, { who, isStaff, side }: Asking): string {
  const asker = who === "Visitor" ? null : { id: ASKER, supportRole: isStaff ? "agent" : null };
  const verdict = policy.verdict(asker, action, thingOf(policy, side, state));
  if (verdict === "yes, as staff") return policy.spec.looks?.[action] ? "recorded" : "yes";
  return verdict === "no" || (verdict === "own" && policy.spec.ownRefusal?.().status === 404) ? "–" : verdict;
}

function table({ name, policy }: NamedPolicy): string {
  const people = everybody(policy);
  const rows = situations(policy).map(({ action, state }) => [
    state ? `${action}, ${state}` : action,
    ...people.map((asking) => cell(policy, action, state, asking)),
  ]);
  const lines = [[name, ...people.map(({ who }) => who)], ["---", ...people.map(() => "---")], ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function whoMayDocument(policies: NamedPolicy[]): string {
  const byFeature = Map.groupBy(policies, ({ feature }) => feature);
  return [HEAD, ...[...byFeature].map(([feature, of]) => `## ${feature}\n\n${of.map(table).join("\n\n")}\n`)].join("\n");
}

/** Sides whose name means something else, and whether docs/who-may.md is what the policies say today. */
export async function checkWhoMay(write: boolean): Promise<string | null> {
  const policies = await readPolicies();
  const ambiguous = policies.filter(({ policy }) => WORDS.some((word) => word in policy.spec.sides));
  if (ambiguous.length > 0) return `${ambiguous.map(({ name }) => name).join(", ")}: a side can't be called ${WORDS.join(", ")}`;
  const described = whoMayDocument(policies);
  if (existsSync(WHO_MAY) && readFileSync(WHO_MAY, "utf8") === described) return null;
  if (!write) return "docs/who-may.md is not what the policies say. Run: npm run check -- --write";
  writeFileSync(WHO_MAY, described);
  return null;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
