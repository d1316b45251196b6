/** `role` lets a screen know whether the change can concern what it shows. */
export interface RequestEvents {
  'request.published': { requestId: number; role: number };
  'request.changed': { requestId: number; role: number };
  'request.closed': { requestId: number; role: number };
  'request.reopened': { requestId: number; role: number };
  /** To the club that made it: how far the request has come to its recipients. */
  'request.delivered': { requestId: number; delivery: number };
}
