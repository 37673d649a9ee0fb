import pg from "pg";

/** Questions as people ask them: a town, a part of the map around it, a price, an amenity, dates and guests. */
export async function searchQuestions(url: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ city: string; latitude: number; longitude: number }>(
    "select p.city, p.latitude, p.longitude from listing_index l join properties p on p.id = l.property_id where l.no % greatest(1, (select max(no) from listing_index) / $1::int) = 0 limit $1",
    [count],
  );
  await client.end();
  return Array.from({ length: count }, (_, index) => question(rows[index], index));
}

function question(place: { city: string; latitude: number; longitude: number } | undefined, index: number): string {
  if (!place) throw new Error("there are too few listings to ask about");
  const day = new Date(Date.UTC(2027, 0, 5 + (index % 300))).toISOString().slice(0, 10);
  const later = new Date(Date.parse(day) + (2 + (index % 5)) * 86_400_000).toISOString().slice(0, 10);
  const [w, s, e, n] = [place.longitude - 0.15, place.latitude - 0.15, place.longitude + 0.15, place.latitude + 0.15].map((degrees) =>
    degrees.toFixed(4),
  );
  const params = new URLSearchParams({
    q: place.city,
    box: `${w},${s},${e},${n}`,
    minPrice: "50",
    maxPrice: String(250 + (index % 10) * 50),
    amenities: "WiFi",
    checkIn: day,
    checkOut: later,
    guests: String(1 + (index % 4)),
  });
  return params.toString();
}
