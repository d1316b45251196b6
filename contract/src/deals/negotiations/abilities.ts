/** What the caller may do with a negotiation now; each button on screen depends on one of these. */
export interface NegotiationAbilities {
  /** Opening it marks it viewed. */
  open: boolean;
  /** Answering the club's enquiry; "no" ends the negotiation. */
  answer: boolean;
  reject: boolean;
  /** The way to end it of the side that began it: the proposer's, or, while its enquiry has no answer, the club's. */
  withdraw: boolean;
  trial: boolean;
  sign: boolean;
  confirm: boolean;
  takeBack: boolean;
  reopen: boolean;
  /** The adult player confirms or refuses an agent's proposal that went out unconfirmed. */
  answerProposal: boolean;
}
