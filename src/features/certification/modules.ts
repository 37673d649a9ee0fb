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

/** What hosts read, and what they are asked about it. The right answers are kept apart, on the server. */
export const MODULES: readonly CertificationModule[] = [
  {
    id: "guest-communication",
    title: "Guest communication",
    minutes: 5,
    readings: [
      {
        title: "Before the stay",
        paragraphs: [
          "Guests decide by two things: what they see and how fast you answer. An answer within an hour wins most bookings; after a day, the guest has usually booked elsewhere. If you cannot answer properly yet, say when you will.",
          "Write as you would speak to a friend's friend: by name, in short sentences, one topic at a time. Repeat dates and numbers in writing, because a phone call leaves nothing to look up at the door.",
          "Two days before arrival, send one message with everything: the address, how to get in, where to park or berth, the Wi-Fi name, and one number that is answered at night.",
        ],
      },
      {
        title: "During the stay",
        paragraphs: [
          "Ask once, on the first evening or the morning after, whether everything is as it should be. It is the moment at which small things can still be mended, and guests who were asked write kinder reviews than guests for whom nothing was wrong.",
          "When something breaks: acknowledge it at once, say what happens next and by when, and then do that. Never argue about whose fault it is in writing. A guest without heating does not want a reason, they want a time.",
        ],
      },
      {
        title: "After the stay",
        paragraphs: [
          "Thank the guest the day they leave and write your review within a day or two. If their review is unfair, reply once, calmly, to the people who will read it next: they judge you by the reply.",
        ],
      },
    ],
    question: "A guest writes at ten in the evening that the heating has stopped. What do you do first?",
    choices: [
      "Explain that the heating was serviced in autumn and cannot be broken",
      "Answer at once, say what you are doing about it and by when they will hear from you",
      "Wait until the morning, when a technician can be reached",
      "Offer a discount so that the guest does not mention it in the review",
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
          "Every night that is not really free must be blocked: your own holidays, the painter, the haul-out, the booking that came by telephone. A guest whom you have to cancel loses a holiday; you lose your whole payout, and the review.",
          "Leave the time that cleaning needs. A check-out at eleven and a check-in at three is enough for one cleaner and one flat, not for a house with five bedrooms.",
        ],
      },
      {
        title: "Cleaning by a list",
        paragraphs: [
          "Clean by a written list, room by room, and let the one who cleaned sign it. Linen, towels, kitchen, drains, under the beds, filters, bins. On boats: bilge, heads, galley, gas off at the bottle, all lines stowed.",
          "Photograph every room after cleaning. It takes two minutes, shows what was there when the guest arrived, and settles most disputes before they begin.",
        ],
      },
      {
        title: "Describe what is there",
        paragraphs: [
          "Say what guests will not like: the road, the steep stairs, the low beam, the narrow berth. Those who mind will not come, and those who come do not mind. Replace photos when you replace furniture.",
        ],
      },
    ],
    question: "A friend asks you by telephone for a weekend in your listing. When do you block these nights in the calendar?",
    choices: [
      "When the friend has paid",
      "On the day before, in case somebody pays more",
      "At once, before anything else",
      "Not at all, because the friend is not a guest",
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
          "An extinguisher in the kitchen that is within its date, a first aid kit that is full, and a card at the door with the address, the emergency number, the nearest hospital and your own number. Guests in a fright do not remember where they are.",
        ],
      },
      {
        title: "On the water",
        paragraphs: [
          "A life jacket for every person aboard, in their size, shown and tried on before the lines are cast off. Flares and extinguisher within their dates, a working radio, and somebody ashore who knows when you should be back.",
          "Whoever sails without a captain shows a licence, and shows you that they can handle the boat. The skipper's word is final: weather that you would not go out in is weather that guests do not go out in.",
        ],
      },
      {
        title: "When something happens",
        paragraphs: [
          "People first, then the emergency services, then us, then the property. Do not move the injured unless they are in danger where they are. Write down what happened while you remember it.",
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
