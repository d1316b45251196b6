/** `role` lets a screen know whether the change can concern what it shows. */
export interface RequestEvents {
  'request.published': { requestId: number; role: number };
  'request.changed': { requestId: number; role: number };
  'request.closed': { requestId: number; role: number };
  'request.reopened': { requestId: number; role: number };
  /** To who may go on with it: a draft was begun, changed, published, discarded or taken back. */
  'request.draftChanged': { draftId: number };
  /** To the club that made it: how far the request has come to its recipients; sent: to which of them. */
  'request.delivered': { requestId: number; delivery: number; recipientId?: number };
}
