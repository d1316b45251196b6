/** Why a proposal or an offer is rejected; `other` comes with a text. */
export const rejectionReasons = ['money', 'roleFilled', 'age', 'level', 'documents', 'other'] as const;

export type RejectionReason = (typeof rejectionReasons)[number];
