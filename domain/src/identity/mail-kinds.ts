/**
 * The kinds of notification that a person can switch off, in the application and by mail. Security mail has no kind: it is
 * always sent.
 */
export const mailKinds = [
  'requests',
  'applications',
  'matches',
  'negotiations',
  'offers',
  'invoices',
  'commissions',
  'mandates',
  'representation',
  'portfolio',
  'teams',
  'profile',
  'conversations',
] as const;

export type MailKind = (typeof mailKinds)[number];

/** How often the digest is mailed: every morning, on Mondays, or never. */
export const digestFrequencies = ['daily', 'weekly', 'off'] as const;

export type DigestFrequency = (typeof digestFrequencies)[number];
