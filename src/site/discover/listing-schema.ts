import { type ListingView, plainUrl } from "../../features/listings/index.ts";
import type { ReviewSummary } from "../../features/reviews/index.ts";

/** The listing as schema.org data, safe inside a script element. */
export function listingSchema(listing: ListingView, reviews: ReviewSummary | null, origin: string): string {
  const { location } = listing;
  const data = {
    "@context": "https://schema.org",
    "@type": listing.type === "boat" ? "Product" : "VacationRental",
    name: listing.title,
    description: listing.description,
    url: `${origin}/properties/${listing.id}`,
    image: listing.photos.map((photo) => origin + plainUrl(photo, 1280)),
    ...(listing.type === "property"
      ? {
          identifier: listing.id,
          address: {
            "@type": "PostalAddress",
            streetAddress: location.streetAddress || undefined,
            addressLocality: location.city,
            addressRegion: location.state,
            postalCode: location.zipCode || undefined,
            addressCountry: location.country,
          },
          ...(location.latitude !== null
            ? { geo: { "@type": "GeoCoordinates", latitude: location.latitude, longitude: location.longitude } }
            : {}),
          occupancy: { "@type": "QuantitativeValue", maxValue: listing.capacity },
          amenityFeature: listing.amenities.map((name) => ({ "@type": "LocationFeatureSpecification", name, value: true })),
        }
      : {}),
    offers: {
      "@type": "Offer",
      price: (listing.nightlyPriceCents / 100).toFixed(2),
      priceCurrency: "USD",
      url: `${origin}/properties/${listing.id}`,
    },
    ...(reviews && reviews.count > 0
      ? { aggregateRating: { "@type": "AggregateRating", ratingValue: reviews.average, reviewCount: reviews.count } }
      : {}),
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
