/** What becomes of a change of a club's record that staff look at before it counts. */
export const teamChangeStatus = { waits: 0, accepted: 1, refused: 2 } as const;

export type TeamChangeStatus = (typeof teamChangeStatus)[keyof typeof teamChangeStatus];
