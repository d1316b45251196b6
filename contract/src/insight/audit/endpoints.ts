import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, plainDate, searchText } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { auditEntry, dealId, dealKinds, type ListedAuditEntry, listedAuditEntry } from './audit.ts';

const entry: ListedAuditEntry = {
  id: 1,
  at: '2026-10-02T09:30:00.000Z',
  type: 'negotiation.rejected',
  actor: 'team',
  actorName: 'Marta Conti',
  facts: { from: 2, to: 3, by: 'club', cause: 'refusedByClub', reasonCode: 'money', version: 4 },
  kind: 'negotiation',
  dealId: 3001,
};
const { kind: _kind, dealId: _dealId, ...alone } = entry;

const getDealAudit = endpoint({
  path: '/api/Audit/GetDealAudit',
  summary: 'Who did what when on one deal, for its parties and for staff; oldest first',
  who: allow({
    player: 'related',
    team: 'related',
    agent: 'related',
    premium: 'related',
    coach: 'related',
    staff: 'all',
  }),
  input: z.strictObject(dealId),
  output: z.object({ items: z.array(auditEntry).max(500) }),
  errors: ['NOT_FOUND'],
  example: { input: { kind: 'negotiation', dealId: 3001 }, output: { items: [alone] } },
});

const getAudit = endpoint({
  path: '/api/Audit/GetAudit',
  summary: 'The audit of all deals for administrators, the latest first',
  who: allow({ admin: 'all' }),
  input: z.strictObject({
    kind: z.enum(dealKinds, { error: 'notInList' }).optional(),
    dealId: id.optional(),
    /** In the name of who did it; blind to accents and case. */
    text: searchText.optional(),
    /** First and last day (UTC). */
    from: plainDate.optional(),
    to: plainDate.optional(),
    ...pageInput,
  }),
  output: page(listedAuditEntry),
  errors: [],
  example: {
    input: { kind: 'negotiation' },
    output: { items: [entry], nextCursor: null, total: 1, totalIsExact: true },
  },
});

export const auditEndpoints = { getDealAudit, getAudit };
