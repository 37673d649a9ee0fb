import { requestError } from "../../platform/errors.ts";
import { loads } from "../server/edge.server.ts";

export const loader = loads(() => {
  throw requestError("not_found");
});

export const action = loader;

export default function NotFound() {
  return null;
}
