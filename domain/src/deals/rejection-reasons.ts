/** Why a proposal or an offer is rejected, as a code; whoever answers `other` writes it. */
export const rejectionReasons = ['money', 'roleFilled', 'age', 'level', 'documents', 'other'] as const;

export type RejectionReason = (typeof rejectionReasons)[number];
