/** Statuses of a proposed change of a club's record, which staff review. */
export const teamChangeStatus = { waits: 0, accepted: 1, refused: 2 } as const;

export type TeamChangeStatus = (typeof teamChangeStatus)[keyof typeof teamChangeStatus];
