import type { EventType, Testimonial } from "../../src/features/events/event.rules.ts";

export type DemoEvent = {
  id: string;
  title: string;
  type: EventType;
  place: string;
  timeZone: string;
  /** About so many days from today, on this day of the week (0: Sunday); past events are negative. */
  inDays: number;
  weekday: number;
  start: string;
  end: string;
  /** How many days it lasts. */
  days?: number;
  capacity: number;
  registered: number;
  waiting?: number;
  feeCents: number;
  status?: "draft" | "cancelled";
  cancelReason?: string;
  description: string;
  recap?: {
    description: string;
    attendees: number;
    highlights: string[];
    testimonials: Testimonial[];
    /** What is on its photos, in their order. */
    pictures: string[];
  };
};

export const PROGRAMME: readonly DemoEvent[] = [
  {
    id: "annual-host-summit",
    title: "Annual Host Summit",
    type: "conference",
    place: "Bell Harbor Conference Center, Pier 66, Seattle, WA",
    timeZone: "America/Los_Angeles",
    inDays: 62,
    weekday: 6,
    start: "09:00",
    end: "17:00",
    capacity: 200,
    registered: 45,
    feeCents: 14_900,
    description:
      "One day on the water for people who host on land and afloat.\n\nThe morning is about the numbers: how guests search, what a calendar that stays current earns, and how to price the weeks that nobody asks for. After lunch there are four rooms to choose from: first listings, charters and licenses, repairs that last, and what to say when a stay goes wrong. We end on the pier with dinner.\n\nLunch and dinner are included. Tell us what you don't eat when you register.",
  },
  {
    id: "small-boat-repair-night",
    title: "Small Boat Repair Night",
    type: "workshop",
    place: "Center for Wooden Boats, 1010 Valley St, Seattle, WA",
    timeZone: "America/Los_Angeles",
    inDays: 17,
    weekday: 4,
    start: "18:00",
    end: "21:00",
    capacity: 12,
    registered: 12,
    waiting: 3,
    feeCents: 3_500,
    description:
      "Bring the cleat, the pump or the hatch that you keep meaning to fix. Henrik Dahl brings the tools, the epoxy and forty years of other people's mistakes.\n\nTwelve people fit around the benches, so that everyone gets a turn with the clamps.",
  },
  {
    id: "pricing-the-quiet-months",
    title: "Pricing the Quiet Months",
    type: "online",
    place: "Online",
    timeZone: "America/New_York",
    inDays: 31,
    weekday: 3,
    start: "12:00",
    end: "13:00",
    capacity: 500,
    registered: 21,
    feeCents: 0,
    description:
      "An hour with three hosts who fill November and February. They show their real calendars: week prices, minimum nights, and the one discount that they would never give again.\n\nWe send the link on the morning of the event. Questions are welcome before and during it.",
  },
  {
    id: "skippers-spring-launch",
    title: "Skippers' Spring Launch",
    type: "meetup",
    place: "Lake Union Park, Seattle, WA",
    timeZone: "America/Los_Angeles",
    inDays: 110,
    weekday: 0,
    start: "10:00",
    end: "14:00",
    capacity: 60,
    registered: 0,
    feeCents: 0,
    status: "draft",
    description: "Boats in the water, coffee on the dock, and a walk through this season's safety checklist.",
  },
  {
    id: "harbor-cleanup-day",
    title: "Harbor Cleanup Day",
    type: "meetup",
    place: "East End Beach, Portland, ME",
    timeZone: "America/New_York",
    inDays: 9,
    weekday: 6,
    start: "08:00",
    end: "12:00",
    capacity: 40,
    registered: 14,
    feeCents: 0,
    status: "cancelled",
    cancelReason: "A storm is forecast for the whole weekend. We'll find a new date in spring.",
    description: "Two hours of picking up, one of sorting, and chowder for everyone who stayed.",
  },
  {
    id: "sustainable-hosting-workshop",
    title: "Sustainable Hosting Workshop",
    type: "workshop",
    place: "The Ecotrust Building, 721 NW 9th Ave, Portland, OR",
    timeZone: "America/Los_Angeles",
    inDays: -48,
    weekday: 6,
    start: "10:00",
    end: "16:00",
    capacity: 50,
    registered: 50,
    feeCents: 4_900,
    description: "A day about hosting that costs less to run: heat, water, laundry, supplies, and what guests are glad to hear about it.",
    recap: {
      description:
        "Fifty hosts, six hours, and one very full laundry table. We measured what a stay really uses, and left with a list that starts with the cheapest fix.",
      attendees: 50,
      highlights: [
        "Priya Raman read out a year of meter readings from her lake house: a thermostat schedule saved more than the new windows did.",
        "Line-dried or tumble-dried? Blind towel test, 31 to 19 for the line.",
        "A shared order for refillable soap stations, placed over lunch by 22 hosts.",
        "The one-page welcome note about recycling that guests actually read.",
      ],
      testimonials: [
        {
          quote: "I came for the solar panels and went home with a timer for the boiler. It paid for the ticket in three weeks.",
          name: "Priya Raman",
          role: "Host in Minnesota",
        },
        {
          quote: "Nobody made me feel bad about my hot tub. They just showed me the cover I should have bought.",
          name: "Malik Johnson",
          role: "Traveler and first-time host",
        },
      ],
      pictures: [
        "Chairs on a terrace among fir trees, where the first session was held",
        "The kitchen in which the supplies were laid out",
        "A long table set for the closing dinner",
      ],
    },
  },
  {
    id: "safety-afloat-weekend",
    title: "Safety Afloat Weekend",
    type: "workshop",
    place: "Sail Newport, 72 Fort Adams Dr, Newport, RI",
    timeZone: "America/New_York",
    inDays: -118,
    weekday: 6,
    start: "09:00",
    end: "15:00",
    days: 2,
    capacity: 30,
    registered: 30,
    feeCents: 8_900,
    description:
      "Two days in and around the water for people who charter: briefings that guests remember, lines, radios, and getting somebody back aboard.",
    recap: {
      description:
        "Thirty skippers and deckhands practiced what nobody wants to need. On Saturday we wrote briefings; on Sunday everyone fell in on purpose.",
      attendees: 30,
      highlights: [
        "Every boat got its safety briefing down to four minutes, with the guest doing the talking at the end.",
        "Twenty-six people recovered over the stern, four with a sling, all with dry coffee waiting.",
        "Lucia Ferrante's drill: find the fire extinguisher with your eyes closed. Nine of thirty did on the first try, all thirty on the second.",
      ],
      testimonials: [
        {
          quote: "I've chartered for six years and had never actually pulled anyone out of the water. Now I have, eleven times.",
          name: "Elif Aydın",
          role: "Charter host in Florida",
        },
        { quote: "The radio hour alone was worth the drive.", name: "Arjun Mehta", role: "Weekend sailor" },
      ],
      pictures: [
        "A sailboat heeling gently on the way to the practice ground",
        "The deck on which the lines were laid out",
        "The last catamaran coming in at dusk",
      ],
    },
  },
];
