import type { ModuleId } from "./module.rules.ts";

export type CertificationModule = {
  id: ModuleId;
  title: string;
  minutes: number;
  question: string;
  choices: string[];
};

/** The lessons' questions; what there is to read is in `content/certification/`. The correct answers stay on the server. */
export const MODULES: readonly CertificationModule[] = [
  {
    id: "guest-communication",
    title: "Guest communication",
    minutes: 2,
    question: "A guest writes at ten at night that the heat has stopped working. What do you do first?",
    choices: [
      "Explain that the heating was serviced in the fall and can't be broken",
      "Answer right away, say what you're doing about it and when they'll hear from you",
      "Wait until the morning, when a technician can be reached",
      "Offer a discount so the guest doesn't mention it in the review",
    ],
  },
  {
    id: "property-management",
    title: "Property management",
    minutes: 2,
    question: "A friend calls and asks for a weekend at your listing. When do you block those nights in the calendar?",
    choices: [
      "When the friend has paid",
      "The day before, in case someone pays more",
      "Right away, before anything else",
      "Not at all, because a friend isn't a guest",
    ],
  },
  {
    id: "safety-protocols",
    title: "Safety protocols",
    minutes: 2,
    question: "A house has a wood stove and four bedrooms on two floors. Which alarms does it need?",
    choices: [
      "One smoke alarm near the stove",
      "A smoke alarm in every bedroom and on every floor, and a carbon monoxide alarm",
      "A carbon monoxide alarm only, because smoke can be seen",
      "Whatever the insurance asks for",
    ],
  },
];
