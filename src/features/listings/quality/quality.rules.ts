import type { ListingType } from "../listing.rules.ts";

/** What the quality of a listing is judged by. */
export type QualityFacts = {
  type: ListingType;
  title: string;
  description: string;
  photos: number;
  describedPhotos: number;
  amenities: number;
  houseRules: number;
  hasPin: boolean;
  hasLength: boolean;
  hasCrew: boolean;
};

/** Something to do, and the part of the form where it is done. */
export type QualityStep = { text: string; anchor: string };
export type ChecklistItem = QualityStep & { isDone: boolean };
export type Quality = { score: number; next: QualityStep[] };

type Measure = {
  points: number;
  /** What it is when it is done. */ goal: string;
  anchor: string;
  of?: ListingType;
  done(facts: QualityFacts): number;
  todo(facts: QualityFacts): string;
};

const ENOUGH_PHOTOS = 10;
const ENOUGH_AMENITIES = 8;
const ENOUGH_DESCRIPTION = 400;
const ENOUGH_TITLE = 15;
const NEXT_STEPS = 3;

const MEASURES: readonly Measure[] = [
  {
    points: 30,
    goal: `${ENOUGH_PHOTOS} photos`,
    anchor: "photos",
    done: ({ photos }) => photos / ENOUGH_PHOTOS,
    todo: ({ photos }) => (photos === 0 ? "Add photos" : `Add ${moreOf(ENOUGH_PHOTOS - photos, "photo")}`),
  },
  {
    points: 20,
    goal: "A full description",
    anchor: "description",
    done: ({ description }) => description.trim().length / ENOUGH_DESCRIPTION,
    todo: () => `Write a description of ${ENOUGH_DESCRIPTION} characters or more`,
  },
  {
    points: 15,
    goal: `${ENOUGH_AMENITIES} amenities`,
    anchor: "amenities",
    done: ({ amenities }) => amenities / ENOUGH_AMENITIES,
    todo: ({ amenities }) => `Check ${moreOf(ENOUGH_AMENITIES - amenities, "amenity", "amenities")}`,
  },
  {
    points: 10,
    goal: "Every photo described",
    anchor: "photos",
    done: ({ photos, describedPhotos }) => (photos === 0 ? 0 : describedPhotos / photos),
    todo: () => "Describe each photo",
  },
  { points: 10, goal: "A pin on the map", anchor: "location", done: ({ hasPin }) => Number(hasPin), todo: () => "Drop a pin on the map" },
  {
    points: 5,
    goal: "A title that says what's special",
    anchor: "title",
    done: ({ title }) => title.trim().length / ENOUGH_TITLE,
    todo: () => "Say what makes it special in the title",
  },
  {
    points: 5,
    goal: "House rules",
    anchor: "house-rules",
    done: ({ houseRules }) => houseRules,
    todo: () => "Write down your house rules",
  },
  {
    points: 5,
    goal: "The boat's length",
    anchor: "boat",
    of: "boat",
    done: ({ hasLength }) => Number(hasLength),
    todo: () => "Add the boat's length",
  },
  {
    points: 5,
    goal: "Captain or bareboat",
    anchor: "boat",
    of: "boat",
    done: ({ hasCrew }) => Number(hasCrew),
    todo: () => "Say if a captain is included",
  },
];

const moreOf = (count: number, one: string, many = `${one}s`) => `${count} more ${count === 1 ? one : many}`;

const measuresOf = ({ type }: QualityFacts) => MEASURES.filter(({ of }) => of === undefined || of === type);

/** Everything that counts, the most important first: what is done, and what to do about the rest. */
const checklistOf = (facts: QualityFacts): ChecklistItem[] =>
  measuresOf(facts).map(({ goal, anchor, done, todo }) => {
    const isDone = done(facts) >= 1;
    return { text: isDone ? goal : todo(facts), anchor, isDone };
  });

/** 0 to 100, and what would raise it the most. */
export function qualityOf(facts: QualityFacts): Quality {
  const measured = measuresOf(facts).map((measure) => {
    const done = Math.min(1, measure.done(facts));
    return { measure, got: measure.points * done, missing: measure.points * (1 - done) };
  });
  const total = measured.reduce((sum, { measure }) => sum + measure.points, 0);
  const got = measured.reduce((sum, each) => sum + each.got, 0);
  return {
    // Only what is complete has 100.
    score: Math.floor((got / total) * 100 + 1e-9),
    next: measured
      .filter(({ missing }) => missing > 0)
      .toSorted((one, other) => other.missing - one.missing)
      .slice(0, NEXT_STEPS)
      .map(({ measure }) => ({ text: measure.todo(facts), anchor: measure.anchor })),
  };
}

export const qualityWord = (score: number): string => (score >= 85 ? "Great" : score >= 60 ? "Good" : "Needs work");

type Judged = Omit<QualityFacts, "photos" | "describedPhotos" | "amenities" | "houseRules" | "hasPin" | "hasLength" | "hasCrew"> & {
  photos: readonly { description: string }[];
  amenities: readonly string[];
  houseRules: readonly string[];
  latitude: number | null;
  lengthFeet: number | null;
  crew: string | null;
};

const factsOf = ({ photos, amenities, houseRules, latitude, lengthFeet, crew, type, title, description }: Judged): QualityFacts => ({
  type,
  title,
  description,
  photos: photos.length,
  describedPhotos: photos.filter((photo) => photo.description !== "").length,
  amenities: amenities.length,
  houseRules: houseRules.length,
  hasPin: latitude !== null,
  hasLength: lengthFeet !== null,
  hasCrew: crew !== null,
});

export const qualityOfListing = (listing: Judged): Quality => qualityOf(factsOf(listing));
export const checklistOfListing = (listing: Judged): ChecklistItem[] => checklistOf(factsOf(listing));
