import { MapPin } from "../../../../ui/icons/index.ts";
import { useEffect, useRef, useState } from "react";
import { countryCodeOf } from "../../../places/index.ts";
import { askForPlaces, PinMap, type Place, PlaceSuggestions } from "../../../places/parts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox, TextField } from "../../../../ui/forms/field.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Section } from "../../../../ui/page/page-heading.tsx";
import { AddressFields } from "./address-fields.tsx";
import { type Address, linesOfAddress } from "./address.ts";
import type { SectionProps } from "../fields.ts";
import { usePin } from "./use-pin.ts";
import { usePinAddress } from "./use-pin-address.ts";
import { WaterNotice } from "./water-notice.tsx";

type Props = SectionProps & { styleUrl: string | null | undefined; onMove: () => void };

/** The address, and a pin for the exact spot. */
export function LocationSection({ values, result, type, styleUrl, onMove }: Props) {
  const [isHidden, setHidden] = useState(values.isApproximate === "on");
  const typeBefore = useRef(type);
  useEffect(() => {
    if (type !== typeBefore.current) setHidden(type === "property");
    typeBefore.current = type;
  }, [type]);
  const { pin, view, said, put, show, choose, find, paste } = usePin(values);
  const { written, pinned, isOther, write, settle } = usePinAddress(values);
  const first = useRef(pin);
  useEffect(() => {
    if (pin !== first.current) onMove();
    first.current = pin;
  }, [pin, onMove]);
  useEffect(() => {
    if (result?.ok) settle();
  }, [result, settle]);

  const take = (place: Place) => {
    write(addressPartsOf(place));
    choose(place);
    settle();
  };
  const findAddress = async () => {
    const { streetAddress: _street, ...town } = written;
    if (await find(town)) settle(written);
  };
  const leavePin = () => {
    settle();
    onMove();
  };

  return (
    <Section title="Location" id="location">
      <AddressFields address={written} result={result} onChange={write} />
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <PlaceSuggestions ask={askForPlaces} name="place" label="Search for a place" placeholder="Town or ZIP code" onChoose={take} />
        <Button look="quiet" onClick={() => void findAddress()}>
          <MapPin aria-hidden className="size-5" /> Find the address on the map
        </Button>
      </div>
      <TextField
        label="Paste a map link or coordinates"
        name="mapLink"
        // Not sent: the pin is.
        form=""
        autoComplete="off"
        placeholder="47.6205, -122.3493"
        onChange={({ target }) => paste(target.value) && settle()}
        hint="From Google Maps, Apple Maps or OpenStreetMap."
      />
      <p role={said?.ok === false ? "alert" : "status"} className={`font-medium ${said?.ok === false ? "text-brick" : "text-muted"}`}>
        {said?.text ?? (pin ? "Drag the pin to the exact spot." : "Search for the address or click the map to drop a pin.")}
      </p>
      {pin && isOther && <AddressChanged onFind={() => void findAddress()} onLeave={leavePin} />}
      <PinMap
        pin={pin}
        view={view}
        onPlace={(position) => {
          put(position);
          settle();
        }}
        styleUrl={styleUrl}
      />
      {type === "boat" && <WaterNotice pin={pin} onMove={show} />}
      <input type="hidden" name="pinAddress" value={linesOfAddress(pinned)} />
      <input type="hidden" name="latitude" value={pin?.latitude ?? ""} />
      <input type="hidden" name="longitude" value={pin?.longitude ?? ""} />
      <input type="hidden" name="isApproximate" value="false" />
      <Checkbox
        label="Hide the exact location until booking"
        name="isApproximate"
        checked={isHidden}
        onChange={({ target }) => setHidden(target.checked)}
        hint="Guests see the area (about half a mile) and get the address once they book."
      />
    </Section>
  );
}

const AddressChanged = ({ onFind, onLeave }: { onFind(): void; onLeave(): void }) => (
  <Notice tone="attention">
    <p>The pin is still at the old address.</p>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button look="quiet" onClick={onFind}>
        Find the new address
      </Button>
      <Button look="quiet" onClick={onLeave}>
        Keep pin
      </Button>
    </div>
  </Notice>
);

/** What a chosen place says of the address; what it does not know stays as it was written. */
function addressPartsOf(place: Place): Partial<Address> {
  const state = countryCodeOf(place.country) === "US" ? place.regionCode : place.region;
  const parts = {
    state,
    country: place.country,
    ...(place.kind === "zip" ? { zipCode: place.name, city: place.town ?? "" } : { city: place.name }),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ""));
}
