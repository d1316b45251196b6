/** Why an offer was rejected; `other` comes with a text. Texts: `offers:reason.<code>`. */
export const rejectionReasons = ['money', 'roleFilled', 'age', 'level', 'documents', 'other'] as const;

export type RejectionReason = (typeof rejectionReasons)[number];

/** Why an offer was canceled: by the club, past its expiry, because its record was deleted, or because the player signed elsewhere. */
export const cancelReasons = ['byClub', 'expired', 'recordGone', 'signedElsewhere'] as const;

export type CancelReason = (typeof cancelReasons)[number];

export type EndReason = RejectionReason | CancelReason;
