export interface AccountEvents {
  /** `linkBase` is where the links of its mails lead. */
  'account.registered': { accountId: number; linkBase: string };
  'account.activated': { accountId: number };
  /**
   * An inactive account tried to log in, or asked for the mail: it goes out once more (spec §8). Null: nobody who waits has
   * that e-mail. Recorded all the same, so that the answer takes as long.
   */
  'account.activationAsked': { accountId: number | null; linkBase: string };
  /** Null: nobody has that e-mail. Recorded all the same, so that the answer takes as long. */
  'account.resetAsked': { accountId: number | null; linkBase: string };
  'account.signInAsked': { accountId: number | null; linkBase: string };
  'account.passwordChanged': { accountId: number };
  /** Something that /account shows has changed; for the account's own screens. */
  'account.changed': { accountId: number };
  /** A new address is to be confirmed; the code is made when its mail is written. */
  'account.emailChangeAsked': { accountId: number; linkBase: string };
  'account.emailChanged': { accountId: number };
  'account.secondFactorChanged': { accountId: number; on: boolean };
  'account.guardianConfirmed': { accountId: number; linkBase: string };
  /** An active account was suspended because it belongs to a minor without a guardian's consent, or the suspension ended. */
  'account.suspensionChanged': { accountId: number; suspended: boolean };
  /** The account was erased; only its id remains. */
  'account.deleted': { accountId: number };
  /** Sockets of the session must close. Null ends them all. */
  'session.ended': { accountId: number; sessionId: string | null };
  /** The tokens of a session were replaced: its sockets must connect again with the new one. */
  'session.renewed': { accountId: number; sessionId: string };
}
