/** The kinds of mail that a person can switch off in the account. Security mail has no kind: it is always sent. */
export const mailKinds = ['requests', 'negotiations', 'mandates', 'profile'] as const;

export type MailKind = (typeof mailKinds)[number];
