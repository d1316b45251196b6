import { sql } from 'kysely';
import type { ExportedParts } from '../../identity/data-export.ts';
import { recordsOf } from '../../people/players.ts';

/** The parts of the copy of one's data about payments, invoices and commissions. */
export const exportedBilling: ExportedParts<
  'payments' | 'playerInvoices' | 'billingDetails' | 'invoices' | 'commissions'
> = {
  payments: ({ accountId }) => sql`
      select jsonb_build_object('purpose', y.purpose, 'status', y.status, 'amountCents', y.amount_cents,
        'refundedCents', y.refunded_cents, 'provider', y.provider, 'createdAt', y.created_at, 'paidAt', y.paid_at) as row
      from payments y where account_id = ${accountId}`,
  playerInvoices: ({ accountId }) => sql`
      select to_jsonb(i) - 'issuer' - 'transmission' || jsonb_build_object('creditNotes', (
        select jsonb_agg(to_jsonb(c) - 'transmission' order by c.id) from player_credit_notes c where c.invoice_id = i.id)) as row
      from player_invoices i where account_id = ${accountId} order by id`,
  billingDetails: ({ accountId }) =>
    sql`select to_jsonb(b) - 'changed_by' as row from billing_details b where account_id = ${accountId}`,
  invoices: ({ accountId, teamId }) => sql`
      select jsonb_build_object('number', i.number || '/' || i.year, 'title', i.title, 'createdOn', i.issued_on) as row
      from team_invoices i join negotiations n on n.id = i.negotiation_id
      where n.player_id in (${recordsOf(accountId)}) or i.team_id = ${teamId}::bigint`,
  commissions: ({ accountId, teamId }) => sql`
      select jsonb_build_object('title', c.title, 'amountCents', c.amount_cents, 'signedOn', c.signed_on, 'instalments', (
          select jsonb_agg(jsonb_build_object('dueOn', i.due_on, 'amountCents', i.amount_cents, 'receivedOn', i.received_on)
                           order by i.due_on, i.id)
          from commission_instalments i where i.commission_id = c.id)) as row
      from commissions c
      where c.agent_id in (select id from agents where account_id = ${accountId}) or c.team_id = ${teamId}::bigint`,
};
