export { customPricesOf, takenNights } from "./availability.queries.server.ts";
