/** What a club may do with a transfer now; each button on screen depends on one of these. */
export interface TransferAbilities {
  /** Sign the terms in force. */
  sign: boolean;
  /** Write other terms, which voids what was signed. */
  revise: boolean;
  /** End the talks without an agreement. */
  end: boolean;
}
