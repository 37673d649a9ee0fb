import { jsonLdOf, pageOf, scriptOf } from "./page.ts";

/** HomeAway in 2019: the state in a script, and JSON-LD with a comma too many. */
export const homeawayPage = () =>
  pageOf({
    head: `<link rel="canonical" href="https://www.fewo-direkt.de/ferienwohnung-ferienhaus/p5550001a">
      <meta property="og:site_name" content="FeWo-direkt.de">
      ${jsonLdOf('{"@type": "LodgingBusiness", "name": "Haus am See", "petsAllowed": false,}')}`,
    body: `<svg><title>x</title></svg><script>
      window.__INITIAL_STATE__ = ${JSON.stringify({
        mapReducer: { lat: 30.26, lng: 97.74 },
        listingReducer: {
          headline: "Haus am See",
          description: "Ruhig & hell.\n\nMit Steg.",
          propertyType: "Ferienhaus",
          sleeps: 5,
          bedrooms: 2,
          bathrooms: { full: 1, half: 1 },
          address: { city: "Plön", country: "DE", postalCode: "24306", stateProvince: "Schleswig-Holstein" },
          geoCode: { latitude: 54.16, longitude: 10.42 },
          geography: { location: { lat: 1, lng: 2 } },
          averagePrice: { value: 87, currencyUnits: "EUR", periodType: "NIGHTLY" },
          featuredAmenities: ["INTERNET", "AIR_CONDITIONING", "NO_SMOKING", "PETS"],
          allFeaturedAmenitiesRanked: ["POOL", "HOT_TUB"],
          images: [{ uri: "https://odis.homeaway.com/odis/listing/aa-bb.c10.jpg" }],
          houseRules: {
            checkInTime: "2:00 PM",
            checkOutTime: "12:00 PM",
            standardRules: [{ label: "Keine Partys" }],
            customRules: [{ note: "Boot abschließen" }],
            minimumAge: { label: "Mindestalter Hauptmieter:", note: null, minimumAge: 21 },
          },
        },
      })};
      window.__SITE_CONTEXT__ = {"name":"x"};</script>`,
  });

/** VRBO today: the state as text inside a script, its records pointing at each other. */
export const vrboPage = () => {
  const state = {
    apollo: {
      apolloState: {
        "PropertyInfo:31": {
          __typename: "PropertyInfo",
          id: "31",
          summary: { name: "Gull's Nest", location: { __ref: "Location:31" } },
          propertyGallery: {
            images: [{ image: { url: "https://images.trvl-media.com/lodging/1/2/gull.jpg?impolicy=resizecrop&rw=598" } }],
          },
          'propertyContentSectionGroups({"searchCriteria":1})': {
            sections: [
              { header: { text: "Rooms & beds" }, items: [{ text: "3 bedrooms" }, { text: "Sleeps 7" }, { text: "2.5 bathrooms" }] },
              { header: { text: "Popular amenities" }, items: [{ text: "Beach access" }, { text: "Kitchen" }] },
              {
                header: { text: "House rules" },
                items: [{ text: "Check in after 3:00 PM" }, { text: "Check out before 11:00 AM" }, { text: "No smoking" }],
              },
              {
                header: { text: "About this property" },
                items: [{ text: "A bright house above the dunes, five minutes from the lighthouse." }],
              },
            ],
          },
          offers: { lead: { formatted: "$275" }, displayMessage: "per night" },
        },
        "Location:31": {
          address: { firstAddressLine: "9 Dune Rd", city: "Rodanthe", province: "North Carolina", countryCode: "USA" },
          coordinates: { latitude: 35.59, longitude: -75.46 },
        },
        "PropertyInfo:32": { __typename: "PropertyInfo", id: "32", summary: { name: "Next door" } },
      },
    },
  };
  return pageOf({
    head: `<link rel="canonical" href="https://www.vrbo.com/1234567ha"><title>Gull's Nest - Rodanthe | Vrbo</title>`,
    body: `<script>window.__APP__ = 1; window.__PLUGIN_STATE__ = JSON.parse(${JSON.stringify(JSON.stringify(state)).replaceAll("/", String.raw`\u002F`)});</script>`,
  });
};

export const bookingPage = () =>
  pageOf({
    head: `<link rel="canonical" href="https://www.booking.com/hotel/nz/lake-loft.en-gb.html">
      ${jsonLdOf(
        JSON.stringify({
          "@type": "Hotel",
          name: "Lake Loft",
          priceRange: "Prices for upcoming dates start at US$145 per night (We Price Match)",
          hasMap: "https://maps.example/staticmap?markers=color:blue%7c-45.031,168.662&center=-45.031,168.662&size=1",
          address: {
            streetAddress: "8 Shore Street, 9300 Queenstown, New Zealand",
            addressLocality: "8 Shore Street",
            addressCountry: "New Zealand",
            postalCode: "9300",
          },
        }),
      )}`,
    body: `<script type="application/json" data-capla-store-data="apollo">${JSON.stringify({
      ROOT_QUERY: {},
      "BasicPropertyData:1": {
        name: "Lake Loft",
        pageName: "lake-loft",
        accommodationTypeName: "Apartment",
        location: { city: "Queenstown", countryCode: "nz" },
      },
      "HotelTranslation:1": { description: "A loft with a view of the lake." },
      'Instance:{"id":15,"title":"Iron"}': {},
      'Instance:{"id":16,"title":"Lake view"}': {},
      "AccommodationPhoto:1": { 'resource({"size":"square60"})': { relativeUrl: "/xdata/images/hotel/square60/77.jpg?k=abc&o=" } },
      "AccommodationPhoto:2": { photoType: "ROOM", photoUri: "/xdata/images/hotel/max300/78.jpg" },
      "Property:1": { houseRules: { checkinTimeRange: { fromFormatted: "14:00" }, checkoutTimeRange: { untilFormatted: "10:00" } } },
      "RoomDetails:1": { occupancy: { maxPersons: 4 }, bathroomCount: 1, bedConfigurations: [{ beds: [{ count: 1 }, { count: 2 }] }] },
    })}</script>`,
  });

export const boatPage = (boat: object = {}) =>
  pageOf({
    head: `<link rel="canonical" href="https://www.getmyboat.com/trips/qK01/"><meta property="og:site_name" content="Getmyboat">`,
    body: scriptOf("__NEXT_DATA__", {
      props: {
        pageProps: {
          trip: {
            headline: "Sail the bay on a 38 ft sloop",
            description: "Half a day of wind, with room for your friends.",
            photos: [{ url: "https://img.getmyboat.example/images/1/sloop.jpg?w=300&h=200&fit=crop" }],
            boat_type: "Sailboat",
            capacity: 6,
            features: ["Sound System", "life jackets", "Cooler"],
            location: { city: "Annapolis", state: "Maryland", country: "United States", lat: 38.97, lng: -76.48 },
            boat: { length: "38 ft", cabins: 2, captained: true },
            ...boat,
          },
        },
      },
    }),
  });

const element = (heading: string, ...texts: string[]) => ({
  elementsV2: [{ elements: [{ header: { text: heading }, items: texts.map((value) => ({ content: { primary: { value } } })) }] }],
});

/** VRBO's record when its parts have headings of their own and the street is hidden. */
export const vrboSections = {
  ROOT_QUERY: {
    'propertyInfo({"propertyId":"41"})': {
      __typename: "PropertyInfo",
      id: "41",
      summary: {
        name: "Pine Ridge",
        propertyType: "Cabin",
        amenities: { topAmenities: { header: { text: "Popular amenities" }, items: [{ text: "Hot tub" }] } },
        location: {
          address: { firstAddressLine: "Gatlinburg, TN", city: "Gatlinburg", province: "Tennessee", countryCode: "USA" },
          multiCityRegion: { name: "Smoky Mountains" },
        },
        policies: { checkinStart: "4:00 PM", checkoutTime: "10:00 AM" },
      },
      propertyGallery: { images: [{ image: { url: "https://images.trvl-media.com/lodging/4/1/pine.jpg?rw=598" } }] },
      propertyContentSectionGroups: {
        spaceDetails: {
          sections: [
            {
              header: { text: "Rooms & beds" },
              bodySubSections: [element("3 bedrooms (sleeps 8)", "1 King Bed", "2 Queen Beds"), element("2 bathrooms", "Shower")],
            },
          ],
        },
        aboutThisProperty: {
          sections: [
            {
              header: { text: "About" },
              bodySubSections: [element("Mountain views", "Wake up above the fog, and sit outside until late.")],
            },
          ],
        },
        amenities: { sections: [{ bodySubSections: [element("Internet", "Free WiFi"), element("Kitchen", "Microwave")] }] },
        policies: { sections: [{ bodySubSections: [element("Smoking", "No smoking inside"), element("Events", "No events allowed")] }] },
      },
    },
  },
};

/** GetMyBoat's state when a query's answer stands in it, with the place as GeoJSON. */
export const boatQueryPage = () =>
  pageOf({
    head: `<link rel="canonical" href="https://www.getmyboat.com/trips/qK02/">`,
    body: scriptOf("__NEXT_DATA__", {
      props: {
        pageProps: {
          dehydratedState: {
            queries: [
              {
                state: {
                  data: {
                    headline: "Pontoon for a lazy day",
                    description: "Float with your friends.",
                    boat_type: { name: "Pontoon" },
                    guest_capacity: 12,
                    photos: [{ image: { url: "https://img.getmyboat.com/images/a/p.jpg" } }],
                    amenities: [{ name: "Bluetooth stereo" }],
                    location: {
                      city: "Miami",
                      state: "Florida",
                      country: "United States",
                      point: { type: "Point", coordinates: [-80.13, 25.79] },
                    },
                    boat: { length: 22 },
                  },
                },
              },
            ],
          },
        },
      },
    }),
  });
