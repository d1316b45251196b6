/** Why a club rejects a candidate; the player reads it. Names: `applications:reason.<code>`. */
export const rejectionReasons = ['money', 'roleFilled', 'age', 'level', 'documents', 'other'] as const;

export type RejectionReason = (typeof rejectionReasons)[number];
