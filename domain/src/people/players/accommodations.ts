/** The room that goes with a player's request or an offer (spec §3): 0 single, 1 shared. Names: `catalogue:accommodation.<id>`. */
export const accommodations = [0, 1] as const;

export type Accommodation = (typeof accommodations)[number];
