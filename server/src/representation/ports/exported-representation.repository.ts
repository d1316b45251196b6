import { sql } from 'kysely';
import type { ExportedParts } from '../../identity/data-export.ts';

/** The parts of the copy of one's data about mandates, disputes and paid representation. */
export const exportedRepresentation: ExportedParts<'disputes' | 'mandates' | 'representations'> = {
  disputes: ({ accountId }) => sql`
      select jsonb_build_object('reason', reason, 'status', status, 'at', disputed_at) as row
      from listing_disputes where account_id = ${accountId}`,
  mandates: ({ accountId, agentId }) => sql`
      select to_jsonb(m) - 'territory' - 'form_checked_by' as row from mandates m
      where account_id = ${accountId} or agent_id = ${agentId}::bigint`,
  representations: ({ accountId }) => sql`
      select jsonb_build_object('status', r.status, 'activationCents', r.activation_cents, 'finalPrices', r.final_prices,
        'termsVersion', r.terms_version, 'termsAcceptedAt', r.terms_accepted_at,
        'immediateStartRequestedAt', r.immediate_start_requested_at, 'startsAt', r.starts_at, 'endsAt', r.ends_at,
        'withdrawnAt', r.withdrawn_at, 'endedAt', r.ended_at, 'endReason', r.end_reason,
        'balance', (select jsonb_build_object('level', b.level, 'priceCents', b.price_cents, 'amountCents', b.amount_cents,
          'dueOn', b.due_on, 'status', b.status) from representation_balances b where b.representation_id = r.id)) as row
      from representations r where account_id = ${accountId}`,
};
