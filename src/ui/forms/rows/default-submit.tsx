/** What Enter presses in a form that has other buttons before the one that saves. */
export const DefaultSubmit = () => (
  <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
    Save
  </button>
);
