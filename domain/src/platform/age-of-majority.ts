/** Whoever is younger is a minor: a guardian consents for them. What a rule of football says of an age is in its rule pack. */
export const ageOfMajority = 18;
