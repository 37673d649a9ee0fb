export { PlanPeople } from "./companions/plan-people.tsx";
export { PlanCosts } from "./costs/plan-costs.tsx";
export { PlanParts } from "./parts/plan-parts.tsx";
export { PlanTimeline } from "./parts/plan-timeline.tsx";
export { PlanCard } from "./plan-card.tsx";
