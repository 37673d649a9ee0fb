import { useCallback, useState } from "react";
import { href, useNavigate } from "react-router";
import { boxAround } from "../index/cells.rules.ts";
import { readForm } from "../bar/read-form.ts";
import { writeAddress } from "../query/search-address.ts";

const REACH_MILES = 30;
const PATIENCE_MS = 10_000;
const FINDING = "Finding where you are…";
const REFUSED = "Your browser doesn't share your location. Allow it in the browser's settings, or type a place.";
const UNKNOWN = "We couldn't find where you are. Please type a place.";

/** Searches around where the browser says it is, with the dates and guests of the form. It is asked only when this is called. */
export function useNearMe() {
  const navigate = useNavigate();
  const [note, setNote] = useState<string | null>(null);
  const goNearMe = useCallback(() => {
    const form = document.activeElement?.closest("form");
    const wanted = form ? readForm(form) : {};
    if (!("geolocation" in navigator)) return setNote(UNKNOWN);
    setNote(FINDING);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setNote(null);
        const box = boxAround({ west: longitude, east: longitude, south: latitude, north: latitude }, REACH_MILES);
        void navigate(`${href("/search")}?${writeAddress({ ...wanted, q: "", box })}`);
      },
      ({ code, PERMISSION_DENIED }) => setNote(code === PERMISSION_DENIED ? REFUSED : UNKNOWN),
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    );
  }, [navigate]);
  const forget = useCallback(() => setNote(null), []);
  return { note, goNearMe, forget };
}
