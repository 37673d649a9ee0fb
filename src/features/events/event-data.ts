import type { EventView } from "./event.schema.ts";

const STATUS = { upcoming: "EventScheduled", past: "EventScheduled", cancelled: "EventCancelled" } as const;

/** The event as schema.org data. */
export const eventData = (event: EventView, origin: string, brand: string) => ({
  "@context": "https://schema.org",
  "@type": "Event",
  name: event.title,
  description: event.description,
  startDate: event.startsAt,
  endDate: event.endsAt,
  url: `${origin}/events/${event.id}`,
  image: `${origin}/social-card.png`,
  eventStatus: `https://schema.org/${STATUS[event.phase]}`,
  eventAttendanceMode: `https://schema.org/${event.type === "online" ? "OnlineEventAttendanceMode" : "OfflineEventAttendanceMode"}`,
  location:
    event.type === "online"
      ? { "@type": "VirtualLocation", url: `${origin}/events/${event.id}` }
      : { "@type": "Place", name: event.place, address: event.place },
  maximumAttendeeCapacity: event.capacity,
  organizer: { "@type": "Organization", name: brand, url: origin },
  ...(event.phase === "upcoming" && {
    offers: {
      "@type": "Offer",
      price: (event.feeCents / 100).toFixed(2),
      priceCurrency: "USD",
      availability: `https://schema.org/${event.registered < event.capacity ? "InStock" : "SoldOut"}`,
      url: `${origin}/events/${event.id}`,
    },
  }),
});
