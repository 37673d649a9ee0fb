export type HostArticle = { title: string; lead: string; parts: { title: string; paragraphs: string[] }[] };

/** Articles for new hosts. */
export const HOST_ARTICLES: readonly HostArticle[] = [
  {
    title: "Getting started",
    lead: "From the empty form to the first guest",
    parts: [
      {
        title: "Photos first",
        paragraphs: [
          "Guests look at the first photo for a second and at the rest for a minute. Take them on a bright day, with every light on and every door open, from the corner of the room at chest height. The first photo is the one thing your place has that others don't: the view, the terrace, the boat under sail.",
          "Five photos are the minimum, twelve are plenty: outside, living room, kitchen, every bedroom, bathroom, the way to the water. On boats: underway, cockpit, saloon, each cabin, heads.",
        ],
      },
      {
        title: "A title that says what it is",
        paragraphs: [
          "“Cedar cabin with its own dock” tells more than “Amazing waterfront getaway”. Say what it is and what it has. The description then follows the guest through the door: where they arrive, where they sleep, what they wake up to, and what they should know before they book.",
        ],
      },
      {
        title: "Open the calendar",
        paragraphs: [
          "Block what is yours, then leave everything else open, as far ahead as you dare. Families book summers in January. Start with a lower price and the flexible policy until the first three reviews are in, and raise both after that.",
        ],
      },
    ],
  },
  {
    title: "Pricing strategy",
    lead: "What a night is worth, and when",
    parts: [
      {
        title: "Find your neighbors",
        paragraphs: [
          "Search your own town for places like yours, for the same number of guests, on a weekend a month from now. The three listings that you would book instead of yours are your price. Compare totals, not nights: guests see the cleaning fee too.",
        ],
      },
      {
        title: "Days are not equal",
        paragraphs: [
          "Fridays and Saturdays are usually worth a fifth more than other nights, holidays half as much more, and a Tuesday in November whatever someone will pay. Set weekday and weekend prices together in the calendar, then price the holidays by hand.",
          "A gap of two nights between two bookings will stay empty if your minimum is three. Lower it, or lower the price of those nights.",
        ],
      },
      {
        title: "Fees",
        paragraphs: [
          "A cleaning fee that costs more than a night turns away everyone who stays for two. Put part of it into the nightly price. Guests see the full total from the first search, so there's nothing to hide behind a fee.",
        ],
      },
    ],
  },
  {
    title: "Guest communication",
    lead: "Four messages that save forty",
    parts: [
      {
        title: "The four messages",
        paragraphs: [
          "At booking: a thank-you, and one question about their trip. Two days before: address, how to get in, parking or dock, Wi-Fi, your after-hours number. First morning: is everything as it should be? Last evening: when to leave, what to do with the key, and safe travels.",
        ],
      },
      {
        title: "When something is wrong",
        paragraphs: [
          "Answer right away, even if only to say when you'll know more. Offer what you can do, not what you think. If it can't be fixed, help them find something else; that guest will come back.",
        ],
      },
      {
        title: "Reviews",
        paragraphs: [
          "Yours stays hidden until theirs is in, so write what was true. Reply to every review that asks a question or points out a problem, in two sentences: thank them, and say what you changed.",
        ],
      },
    ],
  },
];
