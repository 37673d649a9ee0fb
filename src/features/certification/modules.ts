import type { ModuleId } from "./module.rules.ts";

export type Reading = { title: string; paragraphs: string[] };
export type CertificationModule = {
  id: ModuleId;
  title: string;
  minutes: number;
  readings: Reading[];
  question: string;
  choices: string[];
};

/** The lessons and their questions. The correct answers stay on the server. */
export const MODULES: readonly CertificationModule[] = [
  {
    id: "guest-communication",
    title: "Guest communication",
    minutes: 5,
    readings: [
      {
        title: "Before the stay",
        paragraphs: [
          "Guests decide by two things: what they see and how fast you answer. An answer within an hour wins most bookings; after a day, the guest has usually booked elsewhere. If you can't give a full answer yet, say when you will.",
          "Write as you would speak to a friend's friend: by name, in short sentences, one topic at a time. Repeat dates and numbers in writing, because a phone call leaves nothing to look up at the door.",
          "Two days before arrival, send one message with everything: the address, how to get in, where to park or dock, the Wi-Fi name, and one number that's answered at night.",
        ],
      },
      {
        title: "During the stay",
        paragraphs: [
          "Ask once, on the first evening or the morning after, whether everything is as it should be. That's when small things can still be fixed, and guests who were asked write kinder reviews than guests who had no problems at all.",
          "When something breaks, acknowledge it right away, say what happens next and by when, and then do it. Never argue about whose fault it is in writing. A guest without heat doesn't want a reason, they want a time.",
        ],
      },
      {
        title: "After the stay",
        paragraphs: [
          "Thank the guest the day they leave and write your review within a day or two. If their review is unfair, reply once, calmly, to the people who will read it next: they judge you by the reply.",
        ],
      },
    ],
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
    minutes: 6,
    readings: [
      {
        title: "A calendar that tells the truth",
        paragraphs: [
          "Every night that isn't really free must be blocked: your own vacation, the painter, the haul-out, the booking that came by phone. If you have to cancel on a guest, they lose a vacation; you lose your whole payout, and the review.",
          "Leave enough time for cleaning. Check-out at eleven and check-in at three is enough for one cleaner and one apartment, not for a house with five bedrooms.",
        ],
      },
      {
        title: "Cleaning by a list",
        paragraphs: [
          "Clean by a written list, room by room, and have whoever cleaned sign it. Linen, towels, kitchen, drains, under the beds, filters, trash. On boats: bilge, heads, galley, gas off at the bottle, all lines stowed.",
          "Photograph every room after cleaning. It takes two minutes, shows what was there when the guest arrived, and settles most disputes before they begin.",
        ],
      },
      {
        title: "Describe what is there",
        paragraphs: [
          "Say what guests won't like: the road, the steep stairs, the low beam, the narrow berth. Those who mind won't come, and those who come won't mind. Replace photos when you replace furniture.",
        ],
      },
    ],
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
    minutes: 6,
    readings: [
      {
        title: "At home",
        paragraphs: [
          "A smoke alarm in every bedroom and on every floor, and a carbon monoxide alarm wherever something burns: a stove, a boiler, a fireplace. Test each of them between guests, and write the date down.",
          "A fire extinguisher in the kitchen that hasn't expired, a full first aid kit, and a card at the door with the address, the emergency number, the nearest hospital and your own number. Guests who are scared don't remember where they are.",
        ],
      },
      {
        title: "On the water",
        paragraphs: [
          "A life jacket for every person aboard, in their size, shown and tried on before the lines are cast off. Flares and extinguisher that haven't expired, a working radio, and someone ashore who knows when you should be back.",
          "Anyone who sails without a captain shows a license, and shows you that they can handle the boat. The skipper's word is final: if you wouldn't go out in that weather, guests don't either.",
        ],
      },
      {
        title: "When something happens",
        paragraphs: [
          "People first, then the emergency services, then us, then the property. Don't move anyone who's injured unless they're in danger where they are. Write down what happened while you remember it.",
        ],
      },
    ],
    question: "A house has a wood stove and four bedrooms on two floors. Which alarms does it need?",
    choices: [
      "One smoke alarm near the stove",
      "A smoke alarm in every bedroom and on every floor, and a carbon monoxide alarm",
      "A carbon monoxide alarm only, because smoke can be seen",
      "Whatever the insurance asks for",
    ],
  },
];
