import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { href, useNavigate } from "react-router";
import { PlaceSuggestions } from "../../features/places/parts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useToday } from "../../ui/use-today.ts";

/** Opens the search with what was typed; blank text does nothing. */
export function SearchBox({ earliestToday }: { earliestToday?: string }) {
  const visitorsToday = useToday(earliestToday ?? "");
  const today = earliestToday && visitorsToday;
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]).filter(([, value]) => value);
    const params = new URLSearchParams(given);
    if (params.has("q")) void navigate(`${href("/search")}?${params}`);
  };
  return (
    <form
      action={href("/search")}
      role="search"
      aria-label="Places and boats"
      onSubmit={onSubmit}
      className={`grid w-full items-end gap-3 rounded-lg border border-line bg-paper p-3 text-left shadow-float ${today ? "grid-cols-2 lg:grid-cols-[1fr_9.5rem_9.5rem_5rem_auto]" : "grid-cols-[1fr_auto]"}`}
    >
      <div className={today ? "max-lg:col-span-2" : ""}>
        <PlaceSuggestions name="q" label="Where do you want to go?" placeholder="Where do you want to go?" />
      </div>
      {today && (
        <>
          <TextField label="Check-in" name="checkIn" type="date" min={today} />
          <TextField label="Check-out" name="checkOut" type="date" min={today} />
          <TextField label="Guests" name="guests" type="number" inputMode="numeric" min={1} max={100} placeholder="Any" />
        </>
      )}
      <Button type="submit">
        <Search aria-hidden className="size-5" />
        Search
      </Button>
    </form>
  );
}
