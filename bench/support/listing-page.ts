export const LARGE_PAGES = ["a listing", "one huge state", "many small lists", "a huge broken JSON-LD", "only text", "only tags"] as const;
type LargePage = (typeof LARGE_PAGES)[number];

const amenity = (number: number) => ({
  __typename: "AmenityItem",
  id: `amenity_${number}`,
  available: true,
  title: `Thing number ${number}`,
  icon: "SYSTEM_THING",
});
const photo = (number: number) => ({
  __typename: "HeroItemEdge",
  node: {
    image: {
      id: `photo-${number}`,
      uri: `https://a0.muscache.com/im/pictures/Hosting-1/original/${number}.jpeg`,
      orientation: "LANDSCAPE",
    },
  },
});

/** Airbnb's page state with so many characters. */
function stateOf(characters: number): string {
  const loggingEventData = {
    __typename: "LoggingEventData",
    loggingId: "pdp.bookItSidebar.selectDate",
    section: "bookItSidebar",
    component: "selectDate",
  };
  const node = {
    pdpPresentation: {
      title: { content: { source: "A cabin for measuring" } },
      descriptions: { longDescriptionHtml: { source: "Quiet and <b>long</b>.<br/>".repeat(60) } },
      location: { subtitle: "Arcata, California, United States", latitude: 40.8, longitude: -124 },
      overview: { items: ["6 guests", "2 bedrooms", "3 beds", "1.5 baths"] },
      amenities: { seeAllAmenitiesGroups: [{ title: "All", amenities: Array.from({ length: 60 }, (_, index) => amenity(index)) }] },
      heroMedia: { edges: Array.from({ length: 40 }, (_, index) => photo(index)) },
    },
  };
  const filler = { __typename: "BasicListItem", title: "Clear dates", screenId: "CALENDAR", loggingEventData };
  const each = JSON.stringify(filler).length + 1;
  const rest = Math.max(0, Math.floor((characters - JSON.stringify(node).length) / each));
  return JSON.stringify({
    niobeClientData: [["StaysPdpSections", { data: { node, sections: Array.from({ length: rest }, () => filler) } }]],
  });
}

const ROW =
  '<div class="c1yo0219 atm_9s_1txwivl dir dir-ltr" data-section-id="x"><div class="_1"><span class="a8jt5op">Some words about it</span> and more</div></div>\n';

/** A listing's page of that size, so much of it page state and the rest markup. */
export function listingPageOf(bytes: number, stateShare: number): string {
  const state = `<script id="data-deferred-state-0" type="application/json">${stateOf(bytes * stateShare)}</script>`;
  const rows = Math.floor((bytes - state.length) / ROW.length);
  return `<!doctype html><html><head><link rel="canonical" href="https://www.airbnb.com/rooms/1"></head><body>${ROW.repeat(rows)}${state}</body></html>`;
}

const inScript = (kind: string, text: string) => `<html><head><script ${kind}>${text}</script></head><body></body></html>`;

/** Pages of 10 MB, the ordinary one and those that cost most. */
export function largePageOf(kind: LargePage): string {
  const bytes = 10_000_000;
  switch (kind) {
    case "a listing":
      return listingPageOf(bytes, 0.28);
    case "one huge state":
      return listingPageOf(bytes, 0.99);
    case "many small lists":
      return inScript('id="__NEXT_DATA__" type="application/json"', `[${"[1],".repeat(740_000)}1]`).padEnd(bytes, "<p>x</p>");
    case "a huge broken JSON-LD":
      return inScript('type="application/ld+json"', `{"a":[${"{'b':1},".repeat(350_000)}`).padEnd(bytes, "<p>x</p>");
    case "only text":
      return `<p>${"$100 per night for 2 guests ".repeat(bytes / 28)}</p>`;
    case "only tags":
      return "<a b=c><i>".repeat(bytes / 10);
  }
}
