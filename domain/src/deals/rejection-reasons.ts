/** Why a negotiation is rejected; `other` comes with a text. */
export const rejectionReasons = [
  'money',
  'roleFilled',
  'age',
  'level',
  'documents',
  'notMoving',
  'otherClub',
  'place',
  'other',
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];

/** Reasons for refusing or withdrawing a proposal; the others answer an enquiry. */
export const proposalRefusals = [
  'money',
  'roleFilled',
  'age',
  'level',
  'documents',
  'other',
] as const satisfies readonly RejectionReason[];

export type ProposalRefusal = (typeof proposalRefusals)[number];
