import type { ModuleId } from "./module.rules.ts";

/** The correct choice of each module, and what to reread after a wrong one. */
export const ANSWERS: Readonly<Record<ModuleId, { right: number; explanation: string }>> = {
  "guest-communication": {
    right: 1,
    explanation: "Not quite. A guest without heat wants to know what happens next and by when. Look again at “During the stay”.",
  },
  "property-management": {
    right: 2,
    explanation:
      "Not quite. A night that isn't really free gets blocked right away, whoever it's for. Look again at “A calendar that tells the truth”.",
  },
  "safety-protocols": {
    right: 1,
    explanation:
      "Not quite. Every place where people sleep and every floor has a smoke alarm, and whatever burns needs a carbon monoxide alarm. Look again at “At home”.",
  },
};
