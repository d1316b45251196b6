import type { worthEndpoints } from '@trattativa/contract/insight/worth/endpoints';
import type { PotentialRevenue, RevenueLine } from '@trattativa/contract/insight/worth/worth';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import {
  kindOf,
  middleOf,
  payRangeOf,
  type SignedPay,
} from '@trattativa/domain/insight/worth/comparable-pay';
import {
  hasSignedElsewhere,
  type ProbableFee,
  probableFee,
  rateOf,
  type StageRate,
  type WorthStage,
  weighDeals,
  worthStages,
} from '@trattativa/domain/insight/worth/potential-revenue';
import { subjectId } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { comparableDeals } from './comparable-deals.ts';
import { listOpenDeals, type OpenDealRow, readStageHistory } from './open-deals.repository.ts';

const shownLines = 100;

/**
 * What an agent's open deals would bring: each one's commission by how many deals of its stage are signed. Throws `SUBJECT_MISMATCH`.
 */
export async function getPotentialRevenue(
  { db, clock }: Services,
  { actor, input }: CallOf<typeof worthEndpoints.getPotentialRevenue>,
): Promise<PotentialRevenue> {
  const agentId = subjectId(actor, actor.agentId, input.agentId);
  const now = clock.now();
  const today = dayOf(now);
  const all = await listOpenDeals(db, agentId, today);
  const open = all.filter(
    ({ registered_until, clubs_talk }) =>
      !hasSignedElsewhere({ registeredUntil: registered_until, clubsTalk: clubs_talk }, today),
  );
  const rates = await readRates(db, agentId);
  // Only what nobody offers or asks is taken from other deals.
  const needsDeals = open.some(({ offer, asked_cents }) => offer === null && asked_cents === null);
  const signed = needsDeals ? await comparableDeals(db, agentId, now) : [];
  const deals = open.map((deal) => ({ deal, rate: rates[stageOf(deal)], ...feeOfDeal(deal, signed, today) }));
  const { totalCents, weighed } = weighDeals(
    deals.map(({ deal, rate, fee }) => ({
      negotiationId: deal.id,
      playerId: deal.player_id,
      amountCents: fee?.amountCents ?? null,
      percent: rate.percent,
    })),
  );
  const weights = new Map(weighed.map((one) => [one.negotiationId, one]));
  const lines = deals
    .map(({ deal, rate, fee, basis }): RevenueLine => {
      const { weighedCents = 0, counts = false } = weights.get(deal.id) ?? {};
      return {
        negotiationId: deal.id,
        playerId: deal.player_id,
        playerName: deal.player_name,
        teamName: deal.team_name,
        stage: stageOf(deal),
        rate: rate.percent,
        percent: fee?.percent ?? null,
        base: fee?.base ?? null,
        baseAmount: euros(fee?.baseCents ?? null),
        basis,
        amount: euros(fee?.amountCents ?? null),
        weighed: weighedCents / 100,
        counts,
      };
    })
    .sort(
      (one, other) =>
        Number(other.counts) - Number(one.counts) ||
        other.weighed - one.weighed ||
        one.negotiationId - other.negotiationId,
    );
  const beyond = lines.slice(shownLines);
  return {
    total: totalCents / 100,
    rates: worthStages.map((stage) => ({ stage, ...rates[stage] })),
    lines: lines.slice(0, shownLines),
    rest: {
      deals: beyond.length,
      weighed:
        beyond.reduce((sum, { counts, weighed }) => sum + (counts ? Math.round(weighed * 100) : 0), 0) / 100,
    },
    left: all.length - open.length,
  };
}

const euros = (cents: number | null) => (cents === null ? null : cents / 100);

function stageOf({ status, is_signed_by_club }: OpenDealRow): WorthStage {
  if (is_signed_by_club) return 'signedByClub';
  if (status === negotiationStatus.trial) return 'trial';
  return status === negotiationStatus.viewed ? 'viewed' : 'proposed';
}

function feeOfDeal(deal: OpenDealRow, signed: readonly SignedPay[], today: string): ProbableFee {
  const { commission_cents, commission_percent, commission_pay, price_cents, offer, asked_cents } = deal;
  const isStated = offer !== null || asked_cents !== null;
  const kind = isStated
    ? null
    : kindOf({ role: deal.role, level: deal.level, bornDate: deal.born_date }, today);
  const range = kind && payRangeOf(kind, signed);
  return probableFee(
    {
      commissionCents: commission_cents,
      commissionPercent: commission_percent,
      commissionPay: commission_pay,
      priceCents: price_cents,
    },
    { offer, askedCents: asked_cents, comparableCents: range && middleOf(range) * 100 },
  );
}

/** The rates of the stages; those of all agents are read only where the agent's own history is too short. */
async function readRates(db: Services['db'], agentId: number): Promise<Record<WorthStage, StageRate>> {
  const own = await readStageHistory(db, agentId);
  const nothing = { ended: 0, signed: 0, agents: 0 };
  const short = worthStages.some((stage) => rateOf(stage, own.stages[stage], nothing).source !== 'own');
  const all = short ? await readStageHistory(db, null) : null;
  const rate = (stage: WorthStage) =>
    rateOf(stage, own.stages[stage], all ? { ...all.stages[stage], agents: all.agents } : nothing);
  return {
    proposed: rate('proposed'),
    viewed: rate('viewed'),
    trial: rate('trial'),
    signedByClub: rate('signedByClub'),
  };
}
