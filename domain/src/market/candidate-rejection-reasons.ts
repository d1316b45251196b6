/** Why a club rejects a candidate; the player reads it. Names: `applications:reason.<code>`. */
export const clubRejectionReasons = ['money', 'roleFilled', 'age', 'level', 'documents', 'other'] as const;

export type ClubRejectionReason = (typeof clubRejectionReasons)[number];

/** Why a candidate was rejected: by the club, or by the system because the player signed elsewhere. */
export const rejectionReasons = [...clubRejectionReasons, 'signedElsewhere'] as const;

export type RejectionReason = (typeof rejectionReasons)[number];
