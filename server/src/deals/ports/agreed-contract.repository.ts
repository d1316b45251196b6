import type { ContractKind } from '@trattativa/domain/people/players/contract-kinds';
import { daysOfSeason, seasonOf } from '@trattativa/domain/people/season';
import { sql } from 'kysely';
import type { AgreedContract } from '../../people/registrations.ts';
import type { SignedDeal } from '../../people/signed-deal.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { findOwedPurchase } from '../purchases/owed-purchase.ts';
import { sqlOffer } from '../sql-names.ts';

/** What the club of a deal and the person agreed on: the latest accepted offer of the two, and what the clubs signed. */
export async function readAgreedContract(db: Queryable, deal: SignedDeal, at: Date): Promise<AgreedContract> {
  const offered = await readAcceptedOffer(db, deal, seasonOf(dayOf(at)));
  const begins = offered && daysOfSeason(offered.season).from;
  const moved =
    (await readSignedTransfer(db, deal)) ??
    (await readOwedPurchase(db, deal, { today: dayOf(at), begins })) ??
    (await readOwnOffer(db, deal));
  const isLoan = moved ? moved.kind === 'loan' : false;
  return {
    seasons: offered && { first: offered.season, count: 1 + offered.further },
    level: offered?.level ?? null,
    contractKind: offered?.contract_kind ?? null,
    months: offered && 12 * (1 + offered.further + (offered.option_seasons ?? 0)),
    monthlyGross: offered && Math.floor(offered.salary_cents / 100),
    loan: isLoan ? { until: moved?.until ?? null } : null,
    releasedBy: moved && { teamId: moved.team_id, clubName: moved.club_name, association: moved.association },
  };
}

interface AcceptedOffer
  extends Columns<'offer_revisions', 'season' | 'level' | 'option_seasons' | 'salary_cents'> {
  further: number;
  contract_kind: ContractKind | null;
}

/** The accepted offer whose seasons are not over: the one of the negotiation before another one of the two. */
async function readAcceptedOffer(db: Queryable, deal: SignedDeal, season: number) {
  const ofDeal =
    'negotiationId' in deal
      ? sql`(o.negotiation_id = ${deal.negotiationId} or exists (
          select from negotiations n where n.id = ${deal.negotiationId} and n.team_id = o.team_id
            and (n.player_id = o.player_id or n.coaching_staff_id = o.coaching_staff_id)))`
      : sql`o.candidate_id = ${deal.candidateId}`;
  const found = await sql<AcceptedOffer>`
    select r.season, r.level, jsonb_array_length(coalesce(r.further_seasons, '[]')) as further, r.contract_kind, r.option_seasons, r.salary_cents
    from offers o join offer_revisions r on r.offer_id = o.id and r.number = o.revision
    where ${ofDeal} and o.status = ${sqlOffer.accepted}
      and r.season + jsonb_array_length(coalesce(r.further_seasons, '[]')) >= ${season}
    order by (o.negotiation_id is not distinct from ${'negotiationId' in deal ? deal.negotiationId : null}::bigint) desc, o.changed_at desc, o.id desc limit 1`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

interface Move {
  kind: string | null;
  until: string | null;
  team_id: number;
  club_name: string;
  association: string;
}

/** The purchase of a loan that the club owes: who lent the player has agreed to it with the loan. Null: none. */
async function readOwedPurchase(
  db: Queryable,
  deal: SignedDeal,
  days: { today: string; begins: string | null },
): Promise<Move | null> {
  if (!('negotiationId' in deal)) return null;
  const owed = await findOwedPurchase(db, deal.negotiationId, days);
  return (
    owed && {
      kind: null,
      until: null,
      team_id: owed.teamId,
      club_name: owed.clubName,
      association: owed.association,
    }
  );
}

/** The transfer that the club that has the player signed. Null: there is none, or the deal is an application. */
async function readSignedTransfer(db: Queryable, deal: SignedDeal): Promise<Move | null> {
  if (!('negotiationId' in deal)) return null;
  const found = await sql<Move>`
    select v.terms ->> 'kind' as kind, v.terms ->> 'until' as until, t.id as team_id, t.name as club_name,
      t.home_association as association
    from transfers x join transfer_revisions v on v.transfer_id = x.id and v.number = x.revision
      join teams t on t.id = x.releasing_team_id
    where x.negotiation_id = ${deal.negotiationId} and x.state = 'agreed' order by x.id desc limit 1`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** The move that the club of the player agreed to by offering its own player. Null: another side did, or the deal is an application. */
async function readOwnOffer(db: Queryable, deal: SignedDeal): Promise<Move | null> {
  if (!('negotiationId' in deal)) return null;
  const found = await sql<Move>`
    select r.asked_kind as kind, r.loan_until::text as until, t.id as team_id, t.name as club_name,
      t.home_association as association
    from negotiations n join proposals r on r.id = n.proposal_id join teams t on t.id = r.proposer_team_id
    where n.id = ${deal.negotiationId}`.execute(db);
  return found.rows[0] ?? null;
}
