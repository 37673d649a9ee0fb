import { declareErrors } from "../../../platform/errors.ts";

export const hostCharterError = declareErrors({
  package_gone: { status: 404, message: "This package was already deleted" },
  package_changed: { status: 409, message: "Someone saved this package in another window. Your edits aren't saved yet." },
  packages_changed: { status: 409, message: "The packages changed in another window. Here they are as they are now." },
  too_many_packages: { status: 409, message: "A boat can have up to 20 packages" },
  too_many_guests: { status: 400, message: "That's more people than the boat takes" },
  too_many_extras: { status: 409, message: "A boat can have up to 30 extras" },
  extras_changed: {
    status: 409,
    message: "Someone changed the extras in another window. Your edits aren't saved yet: copy what you need and reload the page.",
  },
  charters_load_failed: { status: 503, message: "We couldn't load the packages. Please try again." },
  charters_failed: { status: 503, message: "We couldn't save this. Please try again." },
});
