/** The ids of what an act is about; what does not exist yet is left out. */
export interface Facts {
  today: string;
  playerId?: number;
  /** A player whom somebody of them watches. */
  watchedId?: number;
  negotiationId?: number;
  proposalId?: number;
  offerId?: number;
  transferId?: number;
  requestId?: number;
  draftId?: number;
  candidateId?: number;
  coachingStaffId?: number;
  teamId?: number;
  agentId?: number;
  mandateId?: number;
  commissionId?: number;
  invoiceId?: number;
  playerInvoiceId?: number;
  paymentId?: number;
  accountId?: number;
}
