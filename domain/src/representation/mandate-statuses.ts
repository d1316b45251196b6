/** Statuses of a mandate. Names: `mandates:status.<id>`. */
export const mandateStatus = { proposed: 0, confirmed: 1, ended: 2, expired: 3, refused: 4 } as const;

export type MandateStatus = (typeof mandateStatus)[keyof typeof mandateStatus];

export const mandateStatuses = [0, 1, 2, 3, 4] as const satisfies readonly MandateStatus[];
