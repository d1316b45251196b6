export interface AccountEvents {
  /** `linkBase` is where the links of its mails lead. */
  'account.registered': { accountId: number; linkBase: string };
  'account.activated': { accountId: number };
  /** An inactive account tried to log in: the activation mail goes out once more (spec §8). */
  'account.activationAsked': { accountId: number; linkBase: string };
  'account.resetAsked': { accountId: number; linkBase: string };
  'account.passwordChanged': { accountId: number };
  /** Sockets of the session must close. Null ends them all. */
  'session.ended': { accountId: number; sessionId: string | null };
}
