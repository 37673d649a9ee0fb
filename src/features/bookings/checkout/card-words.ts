const BRANDS: Record<string, string> = { visa: "Visa", mastercard: "Mastercard", amex: "American Express", discover: "Discover" };

export const cardInWords = ({ brand, last4 }: { brand: string; last4: string }): string => `${BRANDS[brand] ?? brand} ending in ${last4}`;
