import type { AgreementOfDeal, ClauseSide } from '@trattativa/domain/deals/clauses/clauses';
import type { Statement, StatementState, WatchedFigure } from '@trattativa/domain/deals/clauses/figures';
import type { Firing } from '@trattativa/domain/deals/clauses/firings';
import type { FigureOrigin } from '@trattativa/domain/deals/clauses/imported-figures';
import { type RawBuilder, sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { sqlNegotiation, sqlOffer } from '../sql-names.ts';

/** An agreement of a deal by its id. */
export interface AgreementKey {
  negotiationId: number;
  kind: AgreementOfDeal;
  id: number;
}

export interface FigureRow extends Statement {
  countedOn: string;
  statedBy: ClauseSide;
  source: FigureOrigin;
}

export interface FiringRow extends Firing {
  id: number;
  firedAt: Date;
}

/**
 * The offer of a signed negotiation, accepted by the signature and of seasons that were not over: its own before another one of
 * the two. What is accepted later belongs to no signature. Null: nobody wrote the terms down.
 */
export async function findSignedOffer(db: Queryable, negotiationId: number): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select o.id
    from negotiations n
    join offers o on o.team_id = n.team_id and (o.player_id = n.player_id or o.coaching_staff_id = n.coaching_staff_id)
    join offer_revisions r on r.offer_id = o.id and r.number = o.revision
    where n.id = ${negotiationId} and n.status = ${sqlNegotiation.signed} and o.status = ${sqlOffer.accepted}
      and make_date(r.season + jsonb_array_length(coalesce(r.further_seasons, '[]')) + 1, 7, 1) > n.changed_at::date
      and exists (select from offer_changes c where c.offer_id = o.id and c.to_status = ${sqlOffer.accepted} and c.at <= n.changed_at)
    order by (o.negotiation_id is not distinct from n.id) desc, o.changed_at desc, o.id desc limit 1`.execute(
    db,
  );
  return found.rows[0]?.id ?? null;
}

/** The signed negotiations about a player, by whichever record of the person, with the club of each. */
export async function listSignedDealsOf(
  db: Queryable,
  playerId: number,
): Promise<Columns<'negotiations', 'id' | 'team_id'>[]> {
  const found = await sql<Columns<'negotiations', 'id' | 'team_id'>>`
    select id, team_id from negotiations
    where player_id in (select records_of_person(${playerId})) and status = ${sqlNegotiation.signed} order by id`.execute(
    db,
  );
  return found.rows;
}

/** The rows of one agreement. */
export function ofAgreement({ kind, id }: Pick<AgreementKey, 'kind' | 'id'>): RawBuilder<unknown> {
  return kind === 'offer' ? sql`offer_id = ${id}` : sql`transfer_id = ${id}`;
}

/** Ids as the two columns have them. */
export function idsOf({ kind, id }: Pick<AgreementKey, 'kind' | 'id'>) {
  return { offerId: kind === 'offer' ? id : null, transferId: kind === 'transfer' ? id : null };
}

/** Every figure that was stated for an agreement, oldest first. */
export async function listFigures(
  db: Queryable,
  agreement: Pick<AgreementKey, 'kind' | 'id'>,
): Promise<FigureRow[]> {
  const found = await sql<FigureRow>`
    select id, season, figure, total, counted_on as "countedOn", is_correction as "isCorrection",
      stated_by as "statedBy", state, source
    from clause_figures where ${ofAgreement(agreement)} order by id`.execute(db);
  return found.rows;
}

/** The deal that a figure is about; null: there is no such figure. */
export async function findDealOfFigure(db: Queryable, figureId: number): Promise<number | null> {
  const found = await sql<{ negotiation_id: number }>`
    select negotiation_id from clause_figures where id = ${figureId}`.execute(db);
  return found.rows[0]?.negotiation_id ?? null;
}

export async function insertFigure(
  tx: Transaction,
  agreement: AgreementKey,
  stated: {
    season: number;
    figure: WatchedFigure;
    total: number;
    countedOn: string;
    isCorrection: boolean;
    source: FigureOrigin;
    by: ClauseSide;
    /** Null: an import. */
    actorId: number | null;
    at: Date;
  },
): Promise<number> {
  const { offerId, transferId } = idsOf(agreement);
  const { season, figure, total, countedOn, isCorrection, source, by, actorId, at } = stated;
  const inserted = await sql<{ id: number }>`
    insert into clause_figures (negotiation_id, offer_id, transfer_id, season, figure, total, counted_on, is_correction,
                                stated_by, stater_id, stated_at, source)
    values (${agreement.negotiationId}, ${offerId}, ${transferId}, ${season}, ${figure}, ${total}, ${countedOn},
            ${isCorrection}, ${by}, ${actorId}, ${at}, ${source})
    returning id`.execute(tx);
  return inserted.rows[0]?.id ?? 0;
}

/** Writes what became of an open figure. False: it is open no more. */
export async function closeFigure(
  tx: Transaction,
  figureId: number,
  closed: { state: Exclude<StatementState, 'open'>; actorId: number | null; at: Date },
): Promise<boolean> {
  const { state, actorId, at } = closed;
  const moved = await sql`
    update clause_figures set state = ${state}, closed_by = ${actorId}, closed_at = ${at}
    where id = ${figureId} and state = 'open' returning id`.execute(tx);
  return moved.rows.length > 0;
}

/** What has fired in an agreement and was not taken back, in its order. */
export async function listFirings(
  db: Queryable,
  agreement: Pick<AgreementKey, 'kind' | 'id'>,
): Promise<FiringRow[]> {
  const found = await sql<FiringRow>`
    select id, clause, nth, cents, fired_at as "firedAt"
    from clause_firings where ${ofAgreement(agreement)} and taken_back_at is null order by clause, nth`.execute(
    db,
  );
  return found.rows;
}

export async function insertFirings(
  tx: Transaction,
  agreement: AgreementKey,
  firings: readonly Firing[],
  at: Date,
): Promise<void> {
  const { offerId, transferId } = idsOf(agreement);
  for (const { clause, nth, cents } of firings) {
    await sql`
      insert into clause_firings (negotiation_id, offer_id, transfer_id, clause, nth, cents, fired_at)
      values (${agreement.negotiationId}, ${offerId}, ${transferId}, ${clause}, ${nth}, ${cents}, ${at})`.execute(
      tx,
    );
  }
}

export async function takeBackFirings(tx: Transaction, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    update clause_firings set taken_back_at = ${at}
    where id = any(${[...ids]}::bigint[]) and taken_back_at is null`.execute(tx);
}
