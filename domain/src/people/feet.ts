/** The stronger foot (spec §3). Names: `catalogue:foot.<id>`. */
export const foot = {
  right: 0,
  left: 1,
  both: 2,
} as const;

export type Foot = (typeof foot)[keyof typeof foot];

export const feet = [0, 1, 2] as const satisfies readonly Foot[];
