import { type RefObject, useCallback, useState } from "react";
import { type Address, addressOf, addressOfPin, isOtherAddress } from "./address.ts";
import type { ListingValues } from "./listing-values.ts";

/** The address that the pin was placed for, compared with the one in the fields now. */
export function usePinAddress(values: ListingValues, fields: RefObject<HTMLElement | null>) {
  const [pinned, setPinned] = useState(() => addressOfPin(values));
  const [written, setWritten] = useState(() => addressOf((part) => values[part]));
  const read = useCallback(() => addressOf((part) => fields.current?.querySelector<HTMLInputElement>(`[name="${part}"]`)?.value), [fields]);
  const look = () => setWritten(read());
  /** Marks the pin as placed for this address; by default, the one in the fields. */
  const settle = useCallback(
    (address?: Address) => {
      setWritten(read());
      setPinned(address ?? read());
    },
    [read],
  );
  return { pinned, isOther: isOtherAddress(pinned, written), read, look, settle };
}
