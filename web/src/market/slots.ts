import { createSlot } from '../platform/slot.tsx';

/** Shares a request's page with somebody who has no account. */
export const ShareRequest = createSlot<{ thingId: number }>();
/** The history of a request: who did what, and when. */
export const RequestAudit = createSlot<{ dealId: number }>();
