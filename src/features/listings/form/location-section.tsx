import { MapPin } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { countryCodeOf } from "../../places/index.ts";
import { PinMap, type Place, PlaceSuggestions } from "../../places/parts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page-heading.tsx";
import { linesOfAddress } from "./address.ts";
import type { SectionProps } from "./fields.ts";
import { usePin } from "./use-pin.ts";
import { usePinAddress } from "./use-pin-address.ts";

type Props = SectionProps & { styleUrl: string | null | undefined; onMove: () => void };

/** The address, and a pin for the exact spot. */
export function LocationSection({ values, result, styleUrl, onMove }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const { pin, view, said, put, choose, find } = usePin(values);
  const [country, setCountry] = useState(values.country ?? "");
  const isUnitedStates = countryCodeOf(country) === "US";
  const first = useRef(pin);
  useEffect(() => {
    if (pin !== first.current) onMove();
    first.current = pin;
  }, [pin, onMove]);

  const pinAddress = usePinAddress(values, fields);
  const { settle } = pinAddress;
  useEffect(() => {
    if (result?.ok) settle();
  }, [result, settle]);

  const write = (given: Record<string, string>) => {
    for (const [name, text] of Object.entries(given)) {
      const input = fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (input && text) input.value = text;
    }
  };
  const take = (place: Place) => {
    const isInStates = countryCodeOf(place.country) === "US";
    const state = isInStates ? place.regionCode : place.region;
    write({
      state,
      country: place.country,
      ...(place.kind === "zip" ? { zipCode: place.name, city: place.town ?? "" } : { city: place.name }),
    });
    setCountry(place.country);
    choose(place);
    settle();
  };
  const findAddress = async () => {
    const address = pinAddress.read();
    const { streetAddress: _street, ...town } = address;
    if (await find(town)) settle(address);
  };

  return (
    <Section title="Location" id="location">
      <div ref={fields} className="grid gap-5" onInput={pinAddress.look}>
        <TextField
          label="Street address"
          name="streetAddress"
          required
          maxLength={100}
          autoComplete="address-line1"
          defaultValue={values.streetAddress}
          result={result}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label="City"
            name="city"
            required
            maxLength={100}
            autoComplete="address-level2"
            defaultValue={values.city}
            result={result}
          />
          <TextField
            label={isUnitedStates ? "State" : "State or region"}
            name="state"
            required={isUnitedStates}
            maxLength={isUnitedStates ? 2 : 50}
            placeholder={isUnitedStates ? "TX" : undefined}
            autoComplete="address-level1"
            autoCapitalize={isUnitedStates ? "characters" : "words"}
            className={isUnitedStates ? "uppercase" : ""}
            defaultValue={values.state}
            result={result}
          />
          <TextField
            label={isUnitedStates ? "ZIP code" : "Postal code"}
            name="zipCode"
            required={isUnitedStates}
            maxLength={12}
            autoComplete="postal-code"
            defaultValue={values.zipCode}
            result={result}
          />
          <TextField
            label="Country"
            name="country"
            required
            maxLength={100}
            autoComplete="country-name"
            defaultValue={values.country}
            onChange={(event) => setCountry(event.target.value)}
            result={result}
          />
        </div>
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <PlaceSuggestions name="place" label="Search for a place" placeholder="Town or ZIP code" onChoose={take} />
        <Button look="quiet" onClick={() => void findAddress()}>
          <MapPin aria-hidden className="size-5" /> Find the address on the map
        </Button>
      </div>
      <p role={said?.ok === false ? "alert" : "status"} className={`font-medium ${said?.ok === false ? "text-brick" : "text-muted"}`}>
        {said?.text ?? (pin ? "Drag the pin to the exact spot." : "Search for the address or click the map to drop a pin.")}
      </p>
      {pin && pinAddress.isOther && (
        <Notice tone="attention">
          <p>The pin is still at the old address.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button look="quiet" onClick={() => void findAddress()}>
              Find the new address
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                settle();
                onMove();
              }}
            >
              Keep pin
            </Button>
          </div>
        </Notice>
      )}
      <PinMap
        pin={pin}
        view={view}
        onPlace={(position) => {
          put(position);
          settle();
        }}
        styleUrl={styleUrl}
      />
      <input type="hidden" name="pinAddress" value={linesOfAddress(pinAddress.pinned)} />
      <input type="hidden" name="latitude" value={pin?.latitude ?? ""} />
      <input type="hidden" name="longitude" value={pin?.longitude ?? ""} />
      <Checkbox
        label="Hide the exact location until booking"
        name="isApproximate"
        defaultChecked={values.isApproximate === "on"}
        hint="Guests see the area (about half a mile) and get the address once they book."
      />
    </Section>
  );
}
