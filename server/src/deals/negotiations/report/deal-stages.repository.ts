import { type DealStage, signedDaysOnBoard } from '@trattativa/domain/deals/deal-stages';
import { type RawBuilder, sql } from 'kysely';
import { addDays } from '../../../platform/clock.ts';
import { sqlNegotiation, sqlOffer, sqlOpenOffers } from '../../sql-names.ts';
import { isTurnOf, type Whose } from '../negotiation-parties.repository.ts';

/** A condition: the negotiation has an offer that these people are party to, on a further condition. */
function hasOffer(whose: Whose, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const isParty = whose.staff
    ? sql`true`
    : sql`(n.team_id = ${whose.teamId} or (r.agent_id = ${whose.agentId} and p.agent_id = ${whose.agentId})
        or (r.proposer_team_id = ${whose.teamId} and p.team_id = ${whose.teamId})
        or (r.proposer_account_id = ${whose.accountId} and n.begun_by = 'club'
          and num_nonnulls(r.agent_id, r.proposer_team_id) = 0))`;
  return sql`(${isParty} and exists (select from offers o where o.negotiation_id = n.id and ${condition}))`;
}

const isOpen = sql`o.status in (${sqlOpenOffers})`;

/**
 * The negotiations at a stage of the board: the rule of `stageOf`, without those signed long ago;
 * deal-stages.test.ts compares the two.
 */
export function stageIs(whose: Whose, stage: DealStage, at: Date): RawBuilder<unknown> {
  const { pending, sent, viewed, trial, signed } = sqlNegotiation;
  const accepted = hasOffer(
    whose,
    sql`o.status = ${sqlOffer.accepted} and not exists (
    select from offers x where x.negotiation_id = n.id and x.status in (${sqlOpenOffers}))`,
  );
  const ongoing = sql`n.signed_by_team_at is null and not ${accepted}`;
  switch (stage) {
    case 'signature':
      return sql`((n.status = ${signed} and n.changed_at > ${addDays(at, -signedDaysOnBoard)})
        or (n.status in (${pending}, ${sent}, ${viewed}, ${trial})
          and (n.signed_by_team_at is not null or ${accepted})))`;
    case 'offer':
      return sql`(n.status in (${pending}, ${sent}, ${viewed}, ${trial}) and ${ongoing} and ${hasOffer(whose, isOpen)})`;
    default: {
      const statuses = { proposal: sql`${pending}, ${sent}`, viewed, trial }[stage];
      return sql`(n.status in (${statuses}) and ${ongoing} and not ${hasOffer(whose, isOpen)})`;
    }
  }
}

/** A condition: it is these people's turn in the deal, by the rule of `turnOfDeal`; for staff, either side's turn. */
export function isTurnInDeal(whose: Whose): RawBuilder<unknown> {
  const turn = isTurnOf(whose);
  if (whose.staff) return turn;
  const waitsFor = (side: 'club' | 'recipient') =>
    hasOffer(whose, sql`${isOpen} and o.revised_by <> ${sql.lit(side)}`);
  const { viewed, trial, sent } = sqlNegotiation;
  const answers = sql`(n.status in (${sent}, ${viewed}, ${trial}) and n.signed_by_team_at is null and (
    (n.team_id = ${whose.teamId} and ${waitsFor('club')})
    or (n.team_id is distinct from ${whose.teamId} and ${waitsFor('recipient')})))`;
  return sql`(${answers} or (${turn} and (n.signed_by_team_at is not null or not ${hasOffer(whose, isOpen)})))`;
}
