import type { Template } from "./say.ts";

/** What was not so good, what the host answers, and a word that both have. */
export type Complaint = { about: RegExp; said: Template; reply: Template };

const of = (about: RegExp, said: string, reply: string, when?: Template["when"]): Complaint => ({
  about,
  said: { text: said, ...(when && { when }) },
  reply: { text: reply },
});

const many = ({ guests }: { guests: number }) => guests >= 3;

export const HOME_COMPLAINTS: readonly Complaint[] = [
  of(
    /climb|steep|stairs/i,
    "[The stairs are steep|It's a steep climb to the door|The way up is steep], so [travel light|leave the big suitcase at home|wear good shoes], [and mind them in the dark|especially in {month}|at least on the first day].",
    "[It is a climb|It's steep, that's true|Those stairs are old and steep]! We [now carry bags up for anyone who calls ahead|have put a lamp at every turn|added a second handrail this {month}|say so in the listing now].",
  ),
  of(
    /water pressure|shower/i,
    "The [shower|water pressure in the shower] [takes its time|is a bit weak|runs lukewarm when two people wash], [nothing terrible|which we got used to|mostly in the morning].",
    "[Thanks for telling us about the shower|You were right about the shower|Good to know about the shower]: [a plumber came the week after|it has a new head now|we've fitted a new pump|the boiler was set too low], [and it's strong again|and it's fixed|so do try it again].",
  ),
  of(
    /second bedroom|small room|smaller/i,
    "[The second bedroom|One of the bedrooms|The back bedroom] is [smaller than it looks|smaller than we thought|a small room, really], [fine for kids|better for one person|so decide who gets it before you arrive].",
    "[Fair point about the small room|Yes, that one is the small room|It is smaller than the others], and [its size is in the description now|we've swapped the bed for a narrower one|we've taken the dresser out|there's a new photo of it].",
    many,
  ),
  of(
    /wifi/i,
    "WiFi [was slow|dropped out twice|came and went|is weak at the back], [at least in the rain|so download your films first|which mattered on the one workday we had], [but who needs it|and otherwise all was fine|in {month}].",
    "[Sorry about the WiFi|About the WiFi: you're right|The WiFi let you down]; [there's a new router|we've added a second router|the cable company has been here|it was the old cable], [and it now reaches every room|so it's quick again|as of {month}].",
  ),
  of(
    /cold/i,
    "[Bring slippers|Pack warm socks|Bring a sweater]: the [floor|kitchen floor|hallway] is cold [in the morning|before the heating starts|on a {month} morning].",
    "[The floor does get cold|Cold feet are no fun|Right, the mornings are cold], so [there's a basket of slippers by the door now|we've put rugs down|the heating now starts an hour earlier|you'll find wool socks in the hall], [help yourself next time|for everyone who comes after you|a good idea of yours].",
  ),
  of(
    /street|noise/i,
    "[There's some noise from the street|You do hear the street|The street wakes up early], [mostly on Fridays|around seven|when the delivery truck comes], so [ask for the room at the back|light sleepers should pack earplugs|we slept with the window shut].",
    "[The street does wake up early|It's true about the noise|Thanks for being honest about the street], and [there are earplugs by every bed now|we've had the front windows sealed|we tell people before they book|the heavy curtains are up since {month}].",
  ),
  of(
    /knives|kitchen/i,
    "[The kitchen could use better knives|The knives in the kitchen are dull|The kitchen is short on big pots], [if we're being picky|our only complaint|a small thing], [so we ate out more than planned|but we managed|and {host} knows].",
    "[Noted about the kitchen|You're right about the kitchen|The kitchen has caught up]: [the knives have been sharpened|there are new knives in the drawer|three new pots are in the cupboard|a chef friend helped us stock it], [come and cook|thanks for the nudge|and please test them].",
  ),
  of(
    /parking|park/i,
    "Parking [takes patience|is tight|meant two laps around the block], [above all on market days|on weekends in {month}|with anything bigger than a compact], [so arrive before six|but it's free|though we got used to it].",
    "[Parking is the price of {city}|Parking can be a puzzle here|We know about the parking], so [there's a map of the good streets in the hall|we now send everyone a parking map|we've rented a spot on the next street], [and it helps|for your next visit].",
  ),
];

export const BOAT_COMPLAINTS: readonly Complaint[] = [
  of(
    /cabin/i,
    "The [aft cabin|forward cabin|second cabin] is [snug|tight|cozy, to put it kindly] for two, [so draw straws|fine for friends who like each other|best for kids], [but the saloon makes up for it|nothing more].",
    "[It is a snug cabin|That cabin is the cozy one|You're right about the cabin], and [we say so now when people book|there's a wider mattress in it since {month}|the listing has its measurements now], [thanks|good to hear the rest was fine|so nobody is surprised].",
    many,
  ),
  of(
    /harbor|earplugs/i,
    "The harbor [gets busy at six|is loud on Saturdays|wakes up before you do], so [bring earplugs|sleep at anchor if you can|plan an early start], [it's a working port after all|we didn't mind by day two|at least in {month}].",
    "[True, the harbor never sleeps in|It's a busy harbor in season|The harbor does start early], and [there are earplugs in every cabin now|we've moved to a quieter slip|we point people to two calm anchorages], [the fishermen say sorry|so that should help|since this {month}].",
  ),
  of(
    /outboard/i,
    "The [dinghy's outboard|outboard] [took some persuasion|needed ten pulls|started when it felt like it|coughed all the way to the beach], [so keep the oars handy|which became our running joke|but rowing is healthy].",
    "[The outboard has been serviced|That outboard is gone, there's a new one|The outboard was due for care], [with new plugs|it starts on the first pull|and a new fuel line], [thanks for your good humor|we tried it twice today|so leave the oars ashore].",
  ),
  of(
    /headroom|tall/i,
    "[Headroom below is about six feet|There's less headroom than we thought|Tall people will stoop below], [ask my forehead|as I learned twice|so watch the companionway], [otherwise she's roomy|a minor thing].",
    "[Headroom is on the low side, yes|For tall sailors she's a low boat|Right, the headroom], [and it's in the description now|so we've padded the beam|and we tell tall guests before they book|sorry about your forehead], [thanks for asking us to write it down|mind the second beam as well|since {month}].",
  ),
  of(
    /fridge/i,
    "The fridge [drinks the battery|isn't very cold at anchor|warms up overnight], so [buy ice in {city}|run the engine an hour a day|eat the fish first], [easy enough once you know|we'd have liked to hear that sooner].",
    "[The fridge has a new battery behind it|Sorry about the fridge|The fridge was the weak spot]: [we've doubled the battery bank|there's a solar panel on the coachroof now|the seal was worn and has been replaced], [so it stays cold|and the ice is on us next time|it ran four days in {month}].",
  ),
  of(
    /lines|ropes/i,
    "[Some of the lines are stiff|The mooring lines have seen better days|A few ropes could be replaced], [nothing unsafe|just hard on the hands|gloves help], [otherwise a fine boat|and {host} knows].",
    "[New lines are on|The old lines are off|You were right about the lines]: [soft ones|all replaced in {month}|spliced over the winter], [your hands will thank us|and the gloves stay aboard anyway|good eye].",
  ),
];
