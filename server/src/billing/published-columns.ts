import type { PublishedColumns } from '../platform/server-module.ts';

/** The columns of this module's tables that statements of higher modules may read; renaming one concerns them too. */
export const publishedBilling: PublishedColumns = {
  commission_instalments: ['commission_id', 'waived_on'],
  commissions: ['agent_id', 'amount_cents', 'id', 'negotiation_id', 'percent', 'signed_on', 'team_id'],
  negotiation_discounts: ['discount_cents', 'negotiation_id'],
  team_invoices: ['credited_cents', 'discount_cents', 'issued_on', 'negotiation_id', 'value_cents'],
};
