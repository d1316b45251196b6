import { createSlot } from '../platform/slot.tsx';

/** Shares a request's page with somebody who has no account. */
export const ShareRequest = createSlot<{ thingId: number }>();
/** Who did what when on a request. */
export const RequestAudit = createSlot<{ dealId: number }>();
