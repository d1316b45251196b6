/**
 * The parts of the market that a person can switch off in the account, in the bell and by mail. Security mail has no kind:
 * it is always sent.
 */
export const mailKinds = [
  'requests',
  'applications',
  'matches',
  'negotiations',
  'offers',
  'invoices',
  'mandates',
  'portfolio',
  'teams',
  'profile',
  'conversations',
] as const;

export type MailKind = (typeof mailKinds)[number];
