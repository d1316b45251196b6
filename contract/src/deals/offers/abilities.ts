/** What the caller may do with an offer now; each button on screen depends on one of these. */
export interface OfferAbilities {
  /** Opening it marks it viewed. */
  open: boolean;
  accept: boolean;
  reject: boolean;
  /** Revise the terms: a counter-offer. */
  revise: boolean;
  cancel: boolean;
  addPlayerInfo: boolean;
  /** The signed document, of an accepted offer. */
  uploadDocument: boolean;
}
