import { type RefObject, useCallback, useState } from "react";
import { type Address, addressOf, addressOfPin, isOtherAddress } from "./address.ts";
import type { ListingValues } from "./listing-values.ts";

/** The address that the pin was put for, beside the one that stands in the fields by now. */
export function usePinAddress(values: ListingValues, fields: RefObject<HTMLElement | null>) {
  const [pinned, setPinned] = useState(() => addressOfPin(values));
  const [written, setWritten] = useState(() => addressOf((part) => values[part]));
  const read = useCallback(() => addressOf((part) => fields.current?.querySelector<HTMLInputElement>(`[name="${part}"]`)?.value), [fields]);
  const look = () => setWritten(read());
  /** The pin stands for this address now; for the written one unless another is said. */
  const settle = useCallback(
    (address?: Address) => {
      setWritten(read());
      setPinned(address ?? read());
    },
    [read],
  );
  return { pinned, isOther: isOtherAddress(pinned, written), read, look, settle };
}
