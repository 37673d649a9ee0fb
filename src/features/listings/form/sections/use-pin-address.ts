import { useCallback, useState } from "react";
import { type Address, addressOf, addressOfPin, isOtherAddress } from "./address.ts";
import type { ListingValues } from "../listing-values.ts";

/** The address as it is written, beside the one that the pin was put for. */
export function usePinAddress(values: ListingValues) {
  const [{ written, pinned }, setAddresses] = useState(() => ({
    written: addressOf((part) => values[part]),
    pinned: addressOfPin(values),
  }));
  const write = useCallback(
    (parts: Partial<Address>) => setAddresses((former) => ({ ...former, written: { ...former.written, ...parts } })),
    [],
  );
  /** The pin stands for the written address now, or for another one. */
  const settle = useCallback(
    (address?: Address) => setAddresses((former) => ({ written: former.written, pinned: address ?? former.written })),
    [],
  );
  return { written, pinned, isOther: isOtherAddress(pinned, written), write, settle };
}
