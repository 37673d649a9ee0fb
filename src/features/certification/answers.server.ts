import type { ModuleId } from "./module.rules.ts";

/** The correct choice of each module, why it is, and what to reread after a wrong one. */
const QUESTIONS: Readonly<Record<ModuleId, { right: number; reason: string; section: string }>> = {
  "guest-communication": {
    right: 1,
    reason: "A guest without heat wants to know what happens next and by when.",
    section: "During the stay",
  },
  "property-management": {
    right: 2,
    reason: "A night that isn't really free gets blocked right away, whoever it's for.",
    section: "A calendar that tells the truth",
  },
  "safety-protocols": {
    right: 1,
    reason: "Every place where people sleep and every floor has a smoke alarm, and whatever burns needs a carbon monoxide alarm.",
    section: "At home",
  },
};

export const isRight = (module: ModuleId, choice: number): boolean => QUESTIONS[module].right === choice;

/** After a wrong answer. */
export const explanationOf = (module: ModuleId): string =>
  `Not quite. ${QUESTIONS[module].reason} Look again at “${QUESTIONS[module].section}”.`;

/** Why the right answer is right; only for those who gave it. */
export const reasonOf = (module: ModuleId): string => QUESTIONS[module].reason;
