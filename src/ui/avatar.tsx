const SIZES = { small: "size-9 text-sm", large: "size-20 text-2xl" } as const;

/** The person's picture or initials. Always beside the name, so it is decorative. */
export function Avatar({ name, url, size = "small" }: { name: string; url: string | null; size?: keyof typeof SIZES }) {
  const shape = `${SIZES[size]} shrink-0 rounded-full`;
  if (url) return <img src={url} alt="" loading="lazy" className={`${shape} object-cover`} />;
  return (
    <span
      aria-hidden
      className={`${shape} inline-flex items-center justify-center bg-sea-wash inset-ring inset-ring-line font-semibold text-sea`}
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}
