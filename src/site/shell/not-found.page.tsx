import { requestError } from "../../platform/errors.ts";
import { pageLoader } from "../server/edge.server.ts";

export const loader = pageLoader(() => {
  throw requestError("not_found");
});

export const action = loader;

export default function NotFound() {
  return null;
}
