const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** They join words and name nothing. */
export const JOINING = words(
  "a an and or the in on at by near around of for to with from within close has plus & from no that which is are its it next over mit con avec und",
);

/** What people add and a search can do nothing with, unless there is nothing else. */
export const FILLERS = words(
  [
    "nearby water day days family families place places getaway getaways vacation vacations rental rentals weekend weekends holiday holidays stay stays staying",
    "trip trips accommodation accommodations lodging rent renting book booking find finding search searching looking want wanted need needed please show me i we us",
    "my our some something somewhere anything nice beautiful lovely great good perfect amazing best cheap affordable kids kid children child parents grandparents friends group",
    "romantic cozy cosy luxury luxurious summer spot spots week weeks night nights month ideal relaxing break escape retreat area close listing listings property properties",
  ].join(" "),
);

/** Several words that say as little. */
export const FILLER_PHRASES: readonly string[] = [
  "near water",
  "with a view",
  "with view",
  "with views",
  "near the water",
  "close to water",
  "close to the water",
  "close to the sea",
  "near the sea",
  "near the ocean",
  "for rent",
  "to rent",
  "to stay",
  "place to stay",
  "places to stay",
  "somewhere to stay",
  "with kids",
  "with the kids",
  "with children",
  "with our kids",
  "with my family",
  "with family",
  "with friends",
  "for the weekend",
  "for a weekend",
  "for a week",
  "long weekend",
];
