import { pageOf, scriptOf } from "./page.ts";

const words = (text: string) => ({ __typename: "Words", content: { localizedStringWithTranslationPreference: text, source: text } });
const photo = (number: number) => `https://a0.muscache.com/im/pictures/hosting/Hosting-7001/original/photo-${number}.jpeg`;
const group = (title: string, amenities: [string, boolean][]) => ({
  title,
  amenities: amenities.map(([name, available]) => ({ title: name, available })),
});
const section = (type: string, part: object) => ({ sectionComponentType: type, sectionId: type, section: part });

const sectionsPage = (sections: object[], metadata: object = {}) => ({
  presentation: { stayProductDetailPage: { sections: { sections, metadata } } },
});

const houseRulesSections = [
  { title: "Checking in and out", items: [{ title: "Check-in after 4:00\u202fPM" }, { title: "Checkout before 10:30\u202fAM" }] },
  {
    title: "During your stay",
    items: [
      { title: "6 guests maximum" },
      { title: "Quiet hours", subtitle: "10:00\u202fPM - 8:00\u202fAM" },
      { title: "Additional rules", html: { htmlText: "Shoes off,<br/>please." } },
    ],
  },
];

/** As Airbnb wrote its state in 2026: the sections are empty and the facts stand beside them. */
const airbnb2026State = (price: object = {}) => ({
  niobeClientData: [
    [
      'StaysPdpSections:{"id":"x"}',
      {
        data: {
          ...sectionsPage([
            section("AMENITIES_DEFAULT", { __typename: "AmenitiesSection" }),
            section("POLICIES_DEFAULT", { houseRules: [{ title: "Check-in after 4:00\u202fPM" }], houseRulesSections }),
            section("BOOK_IT_SIDEBAR", { maxGuestCapacity: 6, structuredDisplayPrice: price }),
          ]),
          node: {
            pdpPresentation: {
              title: words("Fern Hollow cabin"),
              descriptions: {
                longDescriptionHtml: { source: "A quiet cabin under <b>tall</b> ferns.<br /><br />Wood stove &amp; creek." },
              },
              amenities: {
                previewAmenitiesGroups: [
                  group("", [
                    ["Creek access", true],
                    ["Air conditioning", false],
                  ]),
                ],
                seeAllAmenitiesGroups: [
                  group("Bathroom", [
                    ["Hair dryer", true],
                    ["creek ACCESS", true],
                  ]),
                  group("Not included", [
                    ["Air conditioning", false],
                    ["Washer", false],
                  ]),
                ],
              },
              location: { subtitle: "Arcata, California, United States", latitude: 40.8665, longitude: -124.0828 },
              overview: { title: "Entire cabin in Arcata, California", items: ["6 guests", "2 bedrooms", "3 beds", "1.5 baths"] },
              sharingConfig: { propertyType: "Entire cabin", ugcTitle: words("Cabin in Arcata · ★4.9 · 2 bedrooms") },
              heroMedia: { edges: Array.from({ length: 12 }, (_, index) => ({ node: { image: { uri: `${photo(index)}?im_w=720` } } })) },
              seoFeatures: { canonicalUrl: "https://www.airbnb.com/rooms/7001" },
              similarListings: [{ title: words("Somebody else's barn"), personCapacity: 40 }],
            },
          },
        },
      },
    ],
  ],
});

/** A page whose only content is the state, as some servers answer. */
export const airbnb2026Page = (price?: object) => pageOf({ body: scriptOf("data-deferred-state-0", airbnb2026State(price)) });

/** As in 2023: everything in sections, no JSON-LD, the title in another language than the meta tags. */
export const airbnb2023Page = () =>
  pageOf({
    head: `<title>Old mill by the river</title>
      <meta content="Airbnb" property="og:site_name"/>
      <meta content="Стара водяна мельница" property="og:title"/>
      <link href="https://www.airbnb.co.uk/rooms/81" rel="canonical"/>`,
    body: scriptOf("data-deferred-state", {
      niobeMinimalClientData: [
        [
          "StaysPdpSections",
          {
            data: sectionsPage(
              [
                section("TITLE_DEFAULT", { title: "Old mill by the river" }),
                section("OVERVIEW_DEFAULT", {
                  detailItems: [{ title: "2 guests" }, { title: "1 bedroom" }, { title: "1 bed" }, { title: "Toilet with sink" }],
                }),
                section("LOCATION_PDP", { subtitle: "Zelenyi Hai, Rivne oblast, Ukraine", lat: 50.2, lng: 26.1 }),
                section("DESCRIPTION_DEFAULT", { htmlDescription: { htmlText: "A rare find.<br />The mill still turns." } }),
                section("AMENITIES_DEFAULT", {
                  previewAmenitiesGroups: [],
                  seeAllAmenitiesGroups: [
                    group("All", [
                      ["Kitchen", true],
                      ["Smoke alarm", false],
                    ]),
                  ],
                }),
                section("POLICIES_DEFAULT", { houseRules: [{ title: "Check-in: After 15:00" }] }),
                section("PHOTO_TOUR_SCROLLABLE", {
                  mediaItems: [{ baseUrl: photo(1) }, { baseUrl: `${photo(1)}?aki_policy=large` }, { baseUrl: photo(2) }],
                }),
              ],
              {
                sharingConfig: { propertyType: "Castle" },
                seoFeatures: { metaDescription: "16 Feb 2022 - Entire home/flat for £32. A mill." },
              },
            ),
          },
        ],
      ],
    }),
  });

/** As in 2019: the state in a comment, under the names of another program. */
export const airbnb2019Page = () => {
  const listing = {
    p3_summary_title: "Sunny loft",
    sectioned_description: { description: "A loft of light." },
    city: "Amsterdam",
    country: "Netherlands",
    lat: 52.37,
    lng: 4.89,
    person_capacity: 4,
    bedroom_label: "2 bedrooms",
    bed_label: "3 beds",
    bathroom_label: "1.5 baths",
    photos: [{ large: photo(1) }],
    listing_amenities: [
      { name: "Kitchen", is_present: true },
      { name: "Air conditioning", is_present: false },
    ],
    check_in_time: "After 3PM",
    check_out_time: 11,
    localized_check_out_time: "11AM",
    guest_controls: { structured_house_rules: ["No smoking"] },
  };
  const state = JSON.stringify({ bootstrapData: { reduxData: { homePDP: { listingInfo: { listing } } } } });
  return pageOf({
    head: `<link rel="canonical" href="https://www.airbnb.com/rooms/19">`,
    body: `<script type="application/json" data-hypernova-key="spa"><!--${state}--></script>`,
  });
};
