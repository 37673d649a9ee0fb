import type { Template } from "./say.ts";

const say = (text: string): Template => ({ text });
const ourselves = ({ isCaptained }: { isCaptained: boolean }) => !isCaptained;
const withCaptain = ({ isCaptained }: { isCaptained: boolean }) => isCaptained;
const atSea = ({ isAtSea }: { isAtSea: boolean }) => isAtSea;
const onLake = ({ isAtSea }: { isAtSea: boolean }) => !isAtSea;
const withKids = ({ children }: { children: number }) => children > 0;

/** What guests say of boats they liked. */
export const BOAT_PRAISE: readonly Template[] = [
  say(
    "[She's a well-kept boat|A well-kept boat|You can tell this boat is loved]: [clean tanks|dry lockers|tidy lines|bright brass], [a cold fridge|good charts|a full gas bottle|new cushions], and [everything works|nothing rattles|not one thing broke in {nights}].",
  ),
  say(
    "[Everything aboard works|All of it works|Every switch does what it says], [from the radio to the reading lamps|down to the cabin fans|including the oven], which [isn't a given on a charter|we can't say of every boat|let us just enjoy it].",
  ),
  say(
    "[Spotless below|Very clean inside|Clean from bow to stern], with [dry bunks|fresh sheets|no smell of diesel|polished wood], and [ice in the box when we came aboard|a bottle in the fridge from {host}|fruit on the table].",
  ),
  say(
    "We [slept like rocks|slept better than at home|slept with the hatch open] [at anchor|in a quiet cove|off {near}|with the water tapping on the hull], and [woke to flat water|woke to mist on the bay|had the place to ourselves at dawn].",
  ),
  say(
    "The bunks are [long enough for my 6 ft 3|wider than they look|really comfortable], and [the aft cabin stays cool|the forward hatch lets you see the stars|nobody complained once], [even in {month}|all {nights} of them].",
  ),
  say(
    "{host} [marked the best coves on our chart|told us where to eat|sent a weather note each morning|met us at the dock with coffee], and [every tip was good|each one was worth it|we followed all of them].",
  ),
  say(
    "{host} [answered the phone at once|was a text away|picked up on the first ring] when we [had a question about the windlass|couldn't find the shore power cord|asked about the wind], [calm and clear|with great patience|and we were under way in five minutes].",
  ),
  say(
    "[Great communication|Clear messages|Good communication] before the trip, and [a slip that's easy to find|parking right at the dock|groceries a short walk away] [when we got to {city}|which helped with all our bags|on the day].",
  ),
  say(
    "The galley [is bigger than our first kitchen|has a real oven|has all you need], so we [cooked mussels|baked bread|fried the fish we caught|made pancakes] [at anchor|under the awning|off {near}].",
  ),
  say(
    "[Breakfast|Coffee|Lunch|A glass of wine] [on deck|in the cockpit|under the awning] [with {city} behind us|at anchor off {near}|with nobody around] [was the best hour of the day|beats any restaurant|is what I'll remember].",
  ),
  say(
    "[Sunset|The sunset|Our last sunset] from the water [off {near}|with {city} in the distance|in {month}] [was unforgettable|made everyone go quiet|is why you do this].",
  ),
  say(
    "We [swam off the stern|jumped in from the bow|swam before breakfast] [every day|three times a day|even in {month}], and the [ladder|swim ladder] is [solid|easy even for my father|deep enough].",
  ),
  say(
    "[A stable boat|She's stable|She hardly rolls], [even when the wind came up|even past {near}|when the ferries go by], so [nobody got sick|the cards stayed on the table|my mother relaxed after an hour].",
  ),
  say(
    "[Worth every penny|Worth it|Easily worth it]: {nights} [on the water|aboard|out of {city}], and [we saw more than in a week on land|came home brown and happy|felt like we'd been gone a month].",
  ),
  say(
    "[We'd chartered before|It was our fifth charter|We charter every year], and [this is the best-kept boat we've had|few boats are this well thought out|we've rarely been shown around so well].",
  ),
  say(
    "[Tied up in {city}|Back at the slip|Even in the harbor], [she's a lovely place to be|we didn't want to get off|we stayed aboard for dinner], with [the lights on the water|halyards tapping|kids fishing off the pier].",
  ),
  say(
    "[Shade where you need it|A big awning|Good shade in the cockpit], [deep cushions|plenty of seats|room to lie down], and [a speaker that isn't too good|hooks for wet towels|a dry place for phones]: [somebody thought about this|small things that count|all of it well placed].",
  ),
  say(
    "[Don't miss|Set a course for|Take a day for] {near} [when the wind is light|early, before the others|and stay for the evening], [we went twice|it was our best day|and bring a camera].",
  ),
  say(
    "[We came for|We had|It was only] {nights}, and [the crew voted to mutiny on the last day|we'd have kept going|next year it will be a week].",
  ),
  {
    text: "[The briefing|The handover] was [clear and friendly|calm and complete|short and to the point], [an hour well spent|with time for all our questions|with a practice docking], and we felt [safe|ready|at ease] [from the first minute|by the time we cast off|even without {host} aboard].",
    when: ourselves,
  },
  {
    text: "She [handles like a much smaller boat|turns on the spot|forgives a clumsy docking|goes exactly where you point her], [which our crew needed|which is good for beginners|even in a crosswind at the {city} docks].",
    when: ourselves,
  },
  {
    text: "[Our captain|The captain|The skipper] [knew every rock|let the kids steer|found us a cove nobody else had|read the wind before we felt it], [told great stories about {city}|kept us laughing|cooked lunch too], and [always put safety first|never hurried us|made it look easy].",
    when: withCaptain,
  },
  {
    text: "[Having a captain|Sailing with a captain|With a skipper aboard] meant [nobody had to worry about the docking|we could all swim|I finally got to look around], and {host} [picked the route around the wind|asked each morning what we felt like|knew where to anchor for lunch].",
    when: withCaptain,
  },
  {
    text: "[Seals beside the hull|Dolphins at the bow|Two porpoises|A whole pod of dolphins] [on the second day|at breakfast|off {near}|just out of {city}], and [nobody reached for a phone in time|we all just stood there|my phone is full of splashes].",
    when: atSea,
  },
  {
    text: "[Loons at dusk|An osprey overhead|Two loons beside us|A heron on the dock] [on the first evening|every morning|off {near}|while we made coffee], and [not another boat in sight|the lake like glass|everyone whispering].",
    when: onLake,
  },
  {
    text: "The kids [wore their life jackets without a fight|learned three knots|steered for an hour each|caught their first fish], [and won't stop talking about it|and want to sell the house for a boat|and fell asleep before dark].",
    when: withKids,
  },
  {
    text: "[The paddleboards|Both paddleboards] were [out all day|gone before breakfast|the hit of the trip], [mostly around {near}|in every bay we stopped at|with the dog on one of them].",
    needs: "Paddleboards",
  },
  {
    text: "[Snorkeling|With the snorkels] off {near}, we saw [more fish than people|starfish and a shy octopus|the bottom at twenty feet|our own anchor], [masks in all sizes aboard|and the gear was clean|all with the gear on board].",
    needs: "Snorkeling Gear",
    when: atSea,
  },
  {
    text: "[The fishing gear is good|Good rods on board|With the rods on board], and we [had fresh fish twice|ate what we caught|caught nothing and didn't mind], [thanks to {host}'s tip|somewhere near {near}|one evening in {month}].",
    needs: "Fishing Gear",
  },
];
