export interface EnquiryEvents {
  /** The day until which a club wants an answer is near; recipients are the people who are asked. */
  'enquiry.due': { negotiationId: number; playerId: number; teamId: number; days: number };
}
