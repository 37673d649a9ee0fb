import { useEffect, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import { type ShownBeside, shownBeside } from "./shown-nearby.ts";

const PAUSE_MS = 400;

/** What is beside the listing, and the stay that it was asked for: "checkIn=…&checkOut=…&guests=…", or nothing. */
export type AskedBeside = ShownBeside & { asked: string };

/** What goes with the stay that is wanted now; what is known stays until there is an answer. */
export function useBeside(listingId: string, first: AskedBeside | null, wanted: string): AskedBeside | null {
  const [known, setKnown] = useState(first);
  const isKnown = known === null || known.asked === wanted;
  useEffect(() => {
    if (isKnown) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void askBeside(listingId, wanted, abort.signal).then((found) => {
        if (!abort.signal.aborted) setKnown((former) => found ?? (former && { ...former, asked: wanted }));
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [listingId, wanted, isKnown]);
  return known;
}

async function askBeside(listingId: string, wanted: string, signal: AbortSignal): Promise<AskedBeside | null> {
  const { guests, ...dates } = Object.fromEntries(new URLSearchParams(wanted));
  const query = { ...dates, ...(guests && { guests: Number(guests) }) };
  const answer = await ask(api.GET("/listings/{listingId}/beside", { params: { path: { listingId }, query }, signal }), "");
  return answer.ok ? { asked: wanted, ...shownBeside(answer.value) } : null;
}
