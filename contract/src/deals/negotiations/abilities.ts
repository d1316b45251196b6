/** What a caller may do with a negotiation now; every button on screen stands for one of these. */
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
