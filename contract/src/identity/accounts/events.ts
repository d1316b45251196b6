export interface AccountEvents {
  /** `linkBase` is where the links of its mails lead. */
  'account.registered': { accountId: number; linkBase: string };
  'account.activated': { accountId: number };
  /** An inactive account tried to log in: the activation mail goes out once more (spec §8). */
  'account.activationAsked': { accountId: number; linkBase: string };
  /** Null: nobody has that e-mail. Recorded all the same, so that the answer takes as long. */
  'account.resetAsked': { accountId: number | null; linkBase: string };
  'account.passwordChanged': { accountId: number };
  /** Something that /account shows is different now; for the account's own screens. */
  'account.changed': { accountId: number };
  /** A new address is to be confirmed; the code is made when its mail is written. */
  'account.emailChangeAsked': { accountId: number; linkBase: string };
  'account.emailChanged': { accountId: number };
  'account.secondFactorChanged': { accountId: number; on: boolean };
  'account.guardianConfirmed': { accountId: number; linkBase: string };
  /** An open account turned out to be a minor's without a guardian's consent, or is so no longer. */
  'account.suspensionChanged': { accountId: number; suspended: boolean };
  /** The person is gone; what others still need of the account is a number without a name. */
  'account.deleted': { accountId: number };
  /** Sockets of the session must close. Null ends them all. */
  'session.ended': { accountId: number; sessionId: string | null };
}
