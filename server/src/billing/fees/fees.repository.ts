import type { AgreementWay } from '@trattativa/domain/billing/fee-figures';
import type { LicenceLine } from '@trattativa/domain/people/agent-licences';
import { sql } from 'kysely';
import { sqlOpenNegotiations } from '../../deals/sql-names.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';

export interface AgreementRow
  extends Columns<'fee_agreements', 'figures' | 'agreed_on' | 'statement' | 'page_id'> {
  way: AgreementWay;
}

/** What was agreed to on a deal, the latest first: other figures than those of today too. */
export async function listAgreements(db: Queryable, negotiationId: number): Promise<AgreementRow[]> {
  const found = await sql<AgreementRow>`
    select figures, way, agreed_on, statement, page_id from fee_agreements
    where negotiation_id = ${negotiationId} order by at desc, figures`.execute(db);
  return found.rows;
}

/** Keeps an agreement. False when there is one to these figures already. */
export async function insertAgreement(
  tx: Transaction,
  agreement: {
    negotiationId: number;
    figures: string;
    way: AgreementWay;
    agreedOn: string;
    statement: string | null;
    /** The file of the signed page; null: agreed to in person. */
    pageId: string | null;
    byId: number;
    at: Date;
  },
): Promise<boolean> {
  const { negotiationId, figures, way, agreedOn, statement, pageId, byId, at } = agreement;
  const inserted = await sql`
    insert into fee_agreements (negotiation_id, figures, way, agreed_on, statement, page_id, by_id, at)
    values (${negotiationId}, ${figures}, ${way}, ${agreedOn}, ${statement}, ${pageId}, ${byId}, ${at})
    on conflict do nothing returning 1`.execute(tx);
  return inserted.rows.length > 0;
}

/** The agent of a fee, as the client reads of them. */
export async function findFeeAgent(
  db: Queryable,
  agentId: number,
): Promise<{ name: string; licence: LicenceLine | null } | null> {
  const found = await sql<{ name: string; licence: LicenceLine | null }>`
    select trim(a.name || ' ' || a.surname) as name, licence_line(g.id) as licence
    from agents g join accounts a on a.id = g.account_id where g.id = ${agentId}`.execute(db);
  return found.rows[0] ?? null;
}

/** The open negotiations of a player with a club. */
export async function listOpenDeals(db: Queryable, playerId: number, teamId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from negotiations n
    where n.player_id = ${playerId} and n.team_id = ${teamId} and n.status in (${sqlOpenNegotiations}) order by id`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}
