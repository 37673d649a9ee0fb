import { useEffect, useState } from "react";
import { api, ask } from "../../../../platform/api-client.ts";

export type Pin = { latitude: number; longitude: number };
type Water = { isOnLand: boolean; metersToWater: number | null; nearest: Pin | null };

/** A pin that is moved with the arrow keys comes to rest first. */
const REST_MS = 400;

/** What the map knows of the water around the pin, once it rests; null while that isn't known. */
export function useWater(pin: Pin | null): Water | null {
  const [known, setKnown] = useState<{ pin: Pin; water: Water } | null>(null);
  useEffect(() => {
    if (!pin) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const query = { latitude: String(pin.latitude), longitude: String(pin.longitude) };
      void ask(api.GET("/places/water", { params: { query }, signal: asking.signal }), "").then((answer) => {
        if (answer.ok && !asking.signal.aborted) setKnown({ pin, water: answer.value });
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [pin]);
  return known?.pin === pin ? known.water : null;
}
