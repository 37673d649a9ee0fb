export { LocationMap, PlaceSuggestions, SearchMap } from "./stub.tsx";
