import { useState } from "react";
import { api, ask } from "../../../../platform/api-client.ts";
import { readMapPlace } from "../../../places/index.ts";
import type { PinView, Place } from "../../../places/parts.ts";
import type { ListingValues } from "../listing-values.ts";

type Town = { city: string; state: string; zipCode: string; country: string };
type Pin = { latitude: number; longitude: number };

const SEATTLE = { latitude: 47.6062, longitude: -122.3321, zoom: 13 };
const CHOSEN_ZOOM = 17;
const NOT_FOUND = "Could not find the specified address. Please try again.";

const NO_PLACE = "We couldn't find a place in that. Paste a map link, or coordinates such as 47.6205, -122.3493.";
const SHORT_LINK = "That's a short link. Open it in your browser, then paste the long address it leads to.";

const isShortLink = (text: string) => /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl|maps\.apple)\//i.test(text.trim());
const numberOf = (text: string | undefined) => (text ? Number(text) : null);

/** Where the pin stands, where the map looks, and the ways to get there. */
export function usePin(values: ListingValues) {
  const [latitude, longitude] = [numberOf(values.latitude), numberOf(values.longitude)];
  const first = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const [pin, setPin] = useState<Pin | null>(first);
  const [view, setView] = useState<PinView>(first ? { ...first, zoom: CHOSEN_ZOOM } : SEATTLE);
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);

  const lookAt = (place: Pin) => {
    setPin({ latitude: place.latitude, longitude: place.longitude });
    setView({ latitude: place.latitude, longitude: place.longitude, zoom: CHOSEN_ZOOM });
  };
  const put = (place: Pin) => {
    setPin(place);
    setSaid({ ok: true, text: "Pin placed." });
  };
  /** Puts it where the map has to look, too. */
  const show = (place: Pin) => {
    lookAt(place);
    setSaid({ ok: true, text: "Pin placed." });
  };
  const choose = (place: Place) => {
    lookAt(place);
    setSaid({ ok: true, text: `The pin is at ${place.label}. Drag it to the exact spot.` });
  };
  const find = async (address: Town) => {
    const found = await ask(api.GET("/places/location", { params: { query: address } }), NOT_FOUND);
    if (!found.ok) {
      setSaid({ ok: false, text: NOT_FOUND });
      return false;
    }
    lookAt(found.value);
    setSaid({ ok: true, text: "We found the town, not the street. Drag the pin to the exact spot." });
    return true;
  };
  /** Whether the text says where. */
  const paste = (text: string): boolean => {
    const place = readMapPlace(text);
    if (place) lookAt(place);
    setSaid(
      place
        ? { ok: true, text: "Pin placed." }
        : text.trim() === ""
          ? null
          : { ok: false, text: isShortLink(text) ? SHORT_LINK : NO_PLACE },
    );
    return place !== null;
  };
  return { pin, view, said, put, show, choose, find, paste };
}
