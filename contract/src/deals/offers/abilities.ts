/** What a caller may do with an offer now; every button on screen stands for one of these. */
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
