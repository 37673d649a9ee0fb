import type { Template } from "./say.ts";

const say = (text: string): Template => ({ text });

/** What hosts answer to praise. */
export const THANKS: readonly Template[] = [
  say(
    "[It was a pleasure having you|A pleasure to host you|We loved having you]! [The coffee's always on|The door's always open|Your window seat is waiting], [in {month} or any other time|rain or shine|just say when].",
  ),
  say(
    "[Thanks for staying with us|Thank you for coming all this way|Thanks for choosing us] and for [the kind words|such a warm note|writing this down]. [See you in {city}|We hope it won't be the last time|Come back when {near} is at its best]!",
  ),
  say(
    "You [left everything cleaner than you found it|were the easiest guests|even folded the blankets], [so come back anytime|which nobody ever does|and we noticed].",
  ),
  say(
    "[This made our day|This made us smile|We read this out loud at breakfast], [all of us|the dog too|twice]. [Next time, ask us about {near}|Next time, stay longer|Next time, come for {month}].",
  ),
  say(
    "[So glad|Happy|Delighted] you [got to see {near}|had such good weather|had those {nights}], and [thank you for taking such good care|thanks for the note on the table|we've framed the kids' drawing].",
  ),
  say(
    "[We'll pass this on to everyone who helps here|My mother, who does the flowers, says thanks|The whole family says hello]. [Safe travels|Until next time|Greetings from {city}]!",
  ),
  say(
    "[You're welcome back|You're welcome here|Please come again] [whenever {city} calls|any {month}|as often as you like], [same keys, same view|we'll keep a light on|we mean it].",
  ),
  say(
    "[What a lovely thing to read|What kind words|How nice to read this] [on a gray {month} morning|before the first coffee|after a long day]. [Thank you|Thanks, truly|Many thanks]!",
  ),
];

/** What hosts say of guests. */
export const OF_GUESTS: readonly Template[] = [
  say(
    "[Left everything as they found it|Left the place in perfect shape|Left not a crumb behind], [and the kitchen even cleaner|with a thank-you note|right down to the recycling], [and checked out on time|after {nights}|in {month}].",
  ),
  say(
    "[Easy to communicate with|Quick replies|Clear messages], [on time|punctual|early with their arrival time], and [kind to the neighbors|quiet in the evenings|respectful of the house]. [Welcome anytime|We'd host them again tomorrow|Come back to {city} soon].",
  ),
  say(
    "[Lovely people|Wonderful guests|A delight]: they [even watered the geraniums|fixed the squeaky gate|brought us pastries from town|left fresh bread], [and never said a word about it|which we'll remember|in the {month} heat].",
  ),
  say(
    "[A quiet stay|A calm, friendly stay|An easy stay] of {nights}: [no questions we hadn't answered|a text when they left|everything in its place], [thank you|just as we like it|good luck on the road].",
  ),
  say(
    "[Brought their own fishing gear|Came with binoculars|Arrived with a cake], [shared the catch|told us about the birds they'd seen at {near}|gave us half], and [were gone too soon|made friends with half the street|left a good review of our coffee].",
  ),
  say(
    "[We'd rent to them again|Highly recommended|Any host would be lucky to have them] [without a second thought|any day|in any season]: [careful with everything|honest about a broken glass|good humored when it rained|thoughtful from start to finish], [a joy|exactly the guests one hopes for|as nice in person as in writing].",
  ),
  say(
    "They [asked good questions before they came|read the whole guide|knew {city} better than we do], [took great care of the place|treated it like their own|followed every rule], and [waved when they left|left it shining|sent a photo of {near}].",
  ),
  say(
    "[Polite|Friendly|Cheerful|Considerate], [tidy|careful|quiet], [and great company over a coffee|and good with the neighbors' cat|and a pleasure to write with], [all {nights} long|from first message to last|even after a long drive].",
  ),
];
