/** What the looks of the days mean. */
export function Legend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-sm text-muted">
      <li>
        <span aria-hidden className="mr-1.5 line-through">
          12
        </span>
        Unavailable
      </li>
      <li className="flex items-center">
        <span aria-hidden className="check-out-only mr-1.5 inline-block size-5 rounded-sm" />
        Check-out only
      </li>
      <li>
        <span aria-hidden className="mr-1.5">
          12
        </span>
        Minimum stay not met
      </li>
    </ul>
  );
}
