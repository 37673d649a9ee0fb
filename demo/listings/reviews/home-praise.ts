import type { Template } from "./say.ts";

const say = (text: string): Template => ({ text });
const withKids = ({ children }: { children: number }) => children > 0;
const alone = ({ guests }: { guests: number }) => guests === 1;
const twoOfUs = ({ guests, children }: { guests: number; children: number }) => guests === 2 && children === 0;
const many = ({ guests, children }: { guests: number; children: number }) => guests >= 5 && children === 0;
const inHouse = ({ isFlat }: { isFlat: boolean }) => !isFlat;

/** What guests say of homes they liked. */
export const HOME_PRAISE: readonly Template[] = [
  say(
    "[Everything|The whole place|Every room] was [exactly|just] as described, and the view from the [kitchen table|front window|big window|sofa] is [even better|bigger than it looks|prettier in person].",
  ),
  say(
    "[The photos don't do the view justice|No photo gets the view right|You have to see this view yourself]: we [sat at|never left|ate every meal at] the window [all {month} week|for {nights}|every single evening].",
  ),
  say(
    "Sunsets [in {month}|over {city}|from the front room] are [worth planning dinner around|reason enough to come|better than anything on TV|something else].",
  ),
  say(
    "Spotless [when we arrived|from top to bottom|down to the oven door], with [fresh flowers|a loaf of bread|a bowl of fruit|good coffee|a jar of local honey] on the [table|counter] [to welcome us|from {host}|and a handwritten note].",
  ),
  say(
    "[So clean|Cleaner than our own house|Very tidy and clean]: [the windows|the bathroom|the sheets|the floors] [looked brand new|sparkled|smelled of fresh air].",
  ),
  say(
    "{host} [answered every question|wrote back|got back to us] within [minutes|ten minutes|the hour], [even late at night|even on a Sunday|always with a good tip|usually with a joke].",
  ),
  say(
    "{host} is the kind of host who [leaves a map with favorite spots|thinks of umbrellas|texts you when the bread is out of the oven|draws you a map|checks in once and then lets you be], [and it shows|and we loved that|which made the trip easy].",
  ),
  say(
    "Communication was [easy|quick|great], and [arrival took two minutes|we found the keys right away|the directions were perfect|check-in couldn't have been simpler], [even in the dark|even in the rain|with all our bags].",
  ),
  say(
    "We [cooked|made dinner|cooked at home] [every night|four times|more than we planned|almost every evening] because the kitchen has [sharp knives|heavy pans|a real stove|every spice you need|more pots than ours at home] and [plenty of counter space|a good oven|a window over the sink].",
  ),
  say(
    "The kitchen [is small but has it all|is a joy|was made for people who cook]: [a fish from the dock|pancakes|fish stew|soup|a big pasta night] [for breakfast|after a wet walk|on our first evening|on the last night] [turned out great|was the best meal of the trip|tasted like {city}].",
  ),
  say(
    "[The bed was so good|I slept so well|We slept so deeply] that we [missed breakfast|looked up the mattress|were late for {near}|nearly slept through {month}].",
  ),
  say(
    "[Good mattresses|Firm beds|Soft sheets], [thick curtains|heavy blankets|dark rooms], and [not a sound|only the gulls|just the wind] [at night|until seven|all night long]: [we slept like stones|best sleep in months|exactly what we needed].",
  ),
  say(
    "It's [quiet here|so quiet|wonderfully quiet]: [at night you hear the water|in the morning you hear oars|all we heard was rain on the roof|you can hear the fog horn and nothing else], [and that's it|which is why we came|and we'd forgotten what that's like].",
  ),
  say(
    "[A peaceful corner of {city}|A calm street|A quiet spot], [yet close to everything|and still five minutes from coffee|and you can walk to {near}], [just what we wanted|hard to beat|we'd choose it again].",
  ),
  say(
    "Close to {near}, [but far enough from the crowds|which we visited twice|and {near} isn't far either], so we [left the car|parked once and forgot the car|walked nearly everywhere] for {nights}.",
  ),
  say(
    "[Don't miss|Make time for|Go and see] {near} [early in the morning|before the buses come|on a weekday|in the last hour of light], then [come back for a nap|have lunch on the sofa|sit by the window with a book].",
  ),
  say(
    "[The location is hard to beat|A great location|We loved the location]: [the bakery|groceries|good coffee|a fish market|a little grocery] [around the corner|two streets away|down the road], and {near} [for the afternoons|when the sun is out|for everything else].",
  ),
  say(
    "[The bookshelf|A shelf of old novels|The stack of guidebooks|A box of records] kept us up [until midnight|far too late|two nights in a row], [and I left one of mine behind|with the rain outside|and we regret nothing].",
  ),
  say(
    "[Small things|The little things] [made the stay|stood out]: [extra blankets|binoculars by the window|rain boots in the hall|real coffee|a good reading lamp], [wool socks|a first-rate corkscrew|a tide chart on the fridge|warm towels], [and a phone charger on each side of the bed|and nothing that squeaks|and all of it works].",
  ),
  say(
    "[Worth every dollar|Worth the drive|Worth it], [even in the {month} rain|and then some|especially for the mornings|just for the light in that front room].",
  ),
  say(
    "[We booked|We came for|We'd planned] {nights} and [would have stayed for ten|tried to add one more|wished it were twice that|were sad to hand back the keys].",
  ),
  say(
    "[We've stayed in {city} before|It was our third time in {city}|We know {city} well], [but never anywhere this nice|and this is the place we'll come back to|and this beats every hotel we tried].",
  ),
  say(
    "[Hot water|The shower] [never ran out|is strong and hot|was heaven after the beach], and there were [more towels than we could use|towels for everyone|soft towels and good soap].",
  ),
  say(
    "[Coming back|Walking home|Getting in] [after a cold {month} day|from dinner in {city}|from {near}] felt like [coming home|being let in on a secret|visiting an old friend].",
  ),
  {
    text: "Our kids [still talk about it|asked if we could move in|cried when we left|built a fort in the first hour], [and so do we|which says it all|and they're hard to please].",
    when: withKids,
  },
  {
    text: "[With kids along|Traveling as a family|Traveling with children], we [worried about the breakables|pack half the house|expect chaos], but [there were games, books and a step stool|the beds were low and the doors closed|{host} had put out a high chair and toys|everything the kids needed was here].",
    when: withKids,
  },
  {
    text: "My [daughter|son] [named every gull|found a crab at {near}|learned to skip stones|read three books in the window seat], and we [finally finished a coffee while it was hot|got to sit down|had the evenings to ourselves].",
    when: withKids,
  },
  {
    text: "I came [alone|by myself|on my own] to [write|read|think|walk|finish a project] and [got more done in {nights} than in a month|never once felt lonely|slept, walked and read|went home a different person].",
    when: alone,
  },
  {
    text: "[As a solo traveler|Being on my own], I felt [safe|welcome|at ease] [from the first minute|even coming home late|the whole time], and {host} [told me which trails are well used|made sure I had everything].",
    when: alone,
  },
  {
    text: "[The two of us|My husband and I|My wife and I] [came for an anniversary|had been meaning to get away for years|hadn't had a quiet weekend since spring], and [this was perfect|it couldn't have been better|we've already picked the dates for next year].",
    when: twoOfUs,
  },
  {
    text: "[Perfect size for two|Just right for two people|A great place for two], with [a table for two by the window|one good armchair each|just enough space to be apart with a book].",
    when: twoOfUs,
  },
  {
    text: "[Plenty of room|Enough space|Lots of space] for [all of us|our whole group|a big group of friends]: [nobody waited for a bathroom|everyone had a real bed|we all fit around one table], and [we never got in each other's way|the dishwasher kept up|we laughed until one every night].",
    when: many,
  },
  {
    text: "The [terrace|garden|porch] [gets the evening sun|is where we lived|is made for long breakfasts|was our dining room], [with a blanket in {month}|from first coffee to last glass|even when the wind came up].",
    when: inHouse,
  },
  {
    text: "The pool [was warm enough for a swim before breakfast|kept everyone busy|is bigger than we'd thought|was ours all day], and [we had the afternoons at {near}|nobody looked at a screen|{host} had laid out towels].",
    needs: "Pool",
  },
  {
    text: "[We lit the fireplace|A fire in the fireplace|The fireplace was going] [every evening|on the first cold night|while it rained], with [dry wood stacked by the door|plenty of firewood|enough firewood for a month], [and nobody wanted to go to bed|and the whole place smelled wonderful].",
    needs: "Fireplace",
  },
  {
    text: "The hot tub [under the stars|after a long walk|in the rain] [was the best part|is worth the booking|had us out there until midnight], [even in {month}|with {city} lit up below us|and it was clean and hot].",
    needs: "Hot Tub",
  },
  {
    text: "[Our dog|The dog|Our old dog] [was as welcome as we were|found his spot by the door|loved {near}|slept better than we did], and {host} [had left a bowl and a towel|even left a treat|knew the best walk].",
    when: ({ hasPet }) => hasPet,
  },
  {
    text: "[Fast WiFi|The WiFi held up|Good internet] [for two video calls a day|even with all of us online|while I worked the mornings], [so we added a day|so nobody noticed I wasn't on vacation|which isn't a given around {near}].",
    needs: "WiFi",
  },
  {
    text: "[Free parking|Parking right at the door|A parking spot of our own] [in {city} is gold|saved us twenty minutes a day|made arriving easy], [and it fit our van|and we hardly moved the car|with space to unload].",
    needs: "Free Parking",
  },
  {
    text: "We [took the bikes|rode the bikes|borrowed the bikes] to {near} [twice|on our first morning|before breakfast], [tires pumped and brakes good|with a picnic in the basket|and rode home in the last light].",
    needs: "Bikes",
  },
  {
    text: "[The grill|The barbecue] got used [every night|on three evenings|before we'd unpacked], [mostly for fish from the dock|for corn and salmon|with the neighbors looking on], [and it lights on the first try|and cleaning it was easy].",
    needs: "BBQ Grill",
  },
];
