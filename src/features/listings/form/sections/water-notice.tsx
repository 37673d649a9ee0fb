import { useEffect, useRef, useState } from "react";
import { Sailboat } from "../../../../ui/icons/index.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useFormats } from "../../../../ui/time/use-formats.ts";
import { type Pin, useWater } from "./use-water.ts";
import { waterWords } from "./water.rules.ts";

type Props = { pin: Pin | null; onMove: (place: Pin) => void };

/** Says that a boat's pin is on land as our map sees it, and offers the nearest water. The host knows better. */
export function WaterNotice({ pin, onMove }: Props) {
  const water = useWater(pin);
  const formats = useFormats();
  const [moved, setMoved] = useState<Pin | null>(null);
  if (pin && pin.latitude === moved?.latitude && pin.longitude === moved.longitude) return <Moved />;
  const said = water && waterWords(water, formats);
  const nearest = water?.nearest;
  if (!said) return null;
  const move = (place: Pin) => {
    setMoved(place);
    onMove(place);
  };
  return (
    <Notice tone="attention">
      <p>{said}</p>
      {nearest && (
        <Button look="quiet" className="mt-2" onClick={() => move(nearest)}>
          <Sailboat aria-hidden className="size-5" /> Move to the nearest water
        </Button>
      )}
    </Notice>
  );
}

/** Takes the focus of the button that went away. */
function Moved() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="rounded-md">
      <Notice tone="good">The pin is on the water now. Drag it to the exact berth.</Notice>
    </div>
  );
}
