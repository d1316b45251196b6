/** What the caller may do with a negotiation now; each button on screen depends on one of these. */
export interface NegotiationAbilities {
  /** Opening it marks it viewed. */
  open: boolean;
  reject: boolean;
  /** The proposer's way to reject. */
  withdraw: boolean;
  trial: boolean;
  sign: boolean;
  confirm: boolean;
  takeBack: boolean;
  reopen: boolean;
}
