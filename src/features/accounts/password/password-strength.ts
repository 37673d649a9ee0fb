import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { STRENGTH_LABELS, type Strength } from "./password.rules.ts";

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard the password is to guess. The library is large: load it when someone starts typing. */
export function strengthOf(password: string): Strength {
  const { score } = judge.check(password);
  return { score, label: STRENGTH_LABELS[score] };
}
