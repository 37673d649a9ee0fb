import { useSectionInView } from "../../../../ui/page/section-bar.tsx";

const BEFORE = [
  { id: "basics", title: "Basic Information" },
  { id: "location", title: "Location" },
  { id: "photos", title: "Photos" },
  { id: "details", title: "Details" },
];
const BOAT = { id: "boat", title: "Boat details" };
const AFTER = [
  { id: "amenities", title: "Amenities" },
  { id: "price", title: "Price" },
  { id: "stay", title: "The stay" },
];
const OF_HOME = [...BEFORE, ...AFTER];
const OF_BOAT = [...BEFORE, BOAT, ...AFTER];

/** The sections of the form: a column beside it, or a strip above it on small screens. */
export function SectionNav({ isBoat }: { isBoat: boolean }) {
  const sections = isBoat ? OF_BOAT : OF_HOME;
  const current = useSectionInView(sections);
  return (
    <nav
      aria-label="Sections"
      className="sticky top-16 z-10 self-start bg-sand max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:px-4 lg:top-24"
    >
      <ul className="flex lg:grid">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-muted no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-sea aria-[current]:text-ink lg:min-h-11 lg:border-b-0 lg:border-l-2 lg:border-line"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
