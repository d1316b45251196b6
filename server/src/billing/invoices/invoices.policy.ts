import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { type InvoiceRow, openCents } from './invoice.ts';

type Parties = Pick<InvoiceRow, 'team_id' | 'agent_id' | 'proposer_account_id'>;
type State = Pick<InvoiceRow, 'status' | 'value_cents' | 'discount_cents' | 'credited_cents'>;

/** Permission matrix, /invoicesTeams: the club its own, a premium agent those of the own deals, staff all. */
export function canSeeInvoice(actor: Actor, invoice: Parties): boolean {
  if (isStaff(actor)) return true;
  if (actor.kind === 'team') return actor.teamId === invoice.team_id;
  if (actor.kind !== 'premium') return false;
  return actor.agentId === invoice.agent_id || actor.accountId === invoice.proposer_account_id;
}

/**
 * What staff may do. Only what is not paid is credited: a payment is taken back first, so that no money that came in is
 * forgotten. What is canceled stays so.
 */
export function abilitiesOn(actor: Actor, invoice: State) {
  const staff = isStaff(actor);
  const open = invoice.status === invoiceStatus.issued && openCents(invoice) > 0;
  return {
    markPaid: staff && open,
    takeBackPayment: staff && invoice.status === invoiceStatus.paid,
    credit: staff && open,
  };
}
