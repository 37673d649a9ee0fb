export { ReviewList } from "./review-list.tsx";
