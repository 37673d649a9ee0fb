import type { Random } from "../random.ts";

type Texts = { steps: string[]; parking: string; manual: string; checkOut: string[] };

const GATES = ["the blue gate", "the wooden gate", "the low stone wall", "the green side door"];
const LAMPS = [
  "under the porch light",
  "beside the mailbox",
  "behind the flower pot on the left",
  "at eye level, to the right of the door",
];
const PARKING = [
  "One car fits beside the house. Please keep the driveway next door clear.",
  "Park on the street on our side. It's free after 6:00 PM and all day Sunday.",
  "Use space 4 in the courtyard. A second car can park at the harbor, five minutes on foot.",
];
const HEAT = [
  "The thermostat is in the hallway. 68 °F is comfortable; please turn it to 60 when you leave.",
  "Each room has its own dial. 3 is warm, 5 is very warm.",
];
const TRASH = [
  "Trash goes out on Tuesday morning. The bins are behind the shed.",
  "The bins are in the lane. Blue is for paper, yellow for plastic.",
];

/** How one gets into a home, as its host might write it. */
export const homeTexts = (random: Random): Texts => ({
  steps: [
    `Walk through ${random.pick(GATES)} and follow the path to the front door.`,
    `The keypad is ${random.pick(LAMPS)}. Type the code, wait for the green light, then turn the handle.`,
    "The switch for the hall light is on your left.",
  ],
  parking: random.pick(PARKING),
  manual: `## Heating\n\n${random.pick(HEAT)}\n\n## Kitchen\n\n- The dishwasher needs a firm push\n- Coffee filters are in the **top drawer**\n\n## Trash\n\n${random.pick(TRASH)}\n\n## If something breaks\n\nSend me a message here, or call. I live ten minutes away.`,
  checkOut: ["Close all windows", "Start the dishwasher", "Leave the towels in the bathroom", "Pull the door shut until it beeps"],
});

const DOCKS = ["A", "B", "C", "D"];

/** How one gets on board of a boat that somebody else steers. */
export function captainedTexts(random: Random, marina: string): Texts {
  const [dock, berth] = [random.pick(DOCKS), random.between(3, 48)];
  return {
    steps: [
      `Go through the gate of ${marina} and walk to dock ${dock}.`,
      `She's in berth ${berth}, stern to the dock. Please take off your shoes before you step aboard.`,
      "Your captain is on deck from half an hour before you start, and stows your bags.",
    ],
    parking: `Cars stay in the marina's lot; the first day is free. Berth ${berth}, dock ${dock}.`,
    manual:
      "## On board\n\n- Drinks are in the fridge below the seat\n- The toilet has a hand pump; your captain shows you how\n\n## Weather\n\nYour captain decides. Bring a **wind jacket**, also in July.\n\n## Radio\n\nChannel 16 for emergencies, channel 9 for the marina.",
    checkOut: ["Take your bags and your trash ashore", "Leave life jackets on the seats"],
  };
}

/** How one gets on board of a boat that one steers. */
export function boatTexts(random: Random, marina: string): Texts {
  const [dock, berth] = [random.pick(DOCKS), random.between(3, 48)];
  return {
    steps: [
      `Go through the gate of ${marina} and walk to dock ${dock}.`,
      `She's in berth ${berth}, stern to the dock. Please take off your shoes before you step aboard.`,
      "We'll meet you there for the handover. It takes about 45 minutes.",
    ],
    parking: `Cars stay in the marina's lot; the first day is free. Berth ${berth}, dock ${dock}.`,
    manual:
      "## Engine\n\nBattery switches on, then the key. Let it run for two minutes before you cast off.\n\n## Water and power\n\n- The water tank holds enough for three days\n- Plug in at the dock: the cable is in the **port locker**\n\n## Radio\n\nChannel 16 for emergencies, channel 9 for the marina.\n\n## If something breaks\n\nAnchor, then call us. We answer around the clock.",
    checkOut: ["Fill up with fuel", "Switch off gas and batteries", "Take the trash ashore", "Leave the keys in the chart table"],
  };
}
