import type { ModuleId } from "./module.rules.ts";

/** The right choice of each module, and what to read again after a wrong one. */
export const ANSWERS: Readonly<Record<ModuleId, { right: number; explanation: string }>> = {
  "guest-communication": {
    right: 1,
    explanation: "Not quite. A guest without heating wants to know what happens next and by when. Look again at “During the stay”.",
  },
  "property-management": {
    right: 2,
    explanation:
      "Not quite. A night that is not really free is blocked at once, whoever it is for. Look again at “A calendar that tells the truth”.",
  },
  "safety-protocols": {
    right: 1,
    explanation:
      "Not quite. Every place where people sleep and every floor has a smoke alarm, and whatever burns needs a carbon monoxide alarm. Look again at “At home”.",
  },
};
