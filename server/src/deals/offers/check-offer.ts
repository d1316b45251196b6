import type { offerCheckEndpoints } from '@trattativa/contract/deals/offers/check-endpoints';
import { type AskedFact, factWays } from '@trattativa/domain/people/acts/fact-ways';
import type { JudgedKind } from '@trattativa/domain/people/rules/check-act';
import type { Language } from '@trattativa/texts/languages';
import { accessPlayer } from '../../people/players.ts';
import { feeCapOf, judgeAct, presentJudgement, yearlyPercentOf } from '../../people/rules.ts';
import { type Actor, isStaff, subjectId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findNegotiation } from '../negotiations/negotiations.repository.ts';
import { accessOffer } from './access-offer.ts';
import { abilitiesOf, seesCommission } from './offers.policy.ts';
import { chosenRecipient } from './recipients/chosen-recipient.ts';
import { judgeOfferToCoach } from './to-coaches/judge-offer-to-coach.ts';

/**
 * What the rules say to an offer before it is sent. Throws `SUBJECT_MISMATCH`, and what `createOffer` throws of whom it names; changes
 * nothing.
 */
export async function checkOffer(
  services: Services,
  { actor, input, language }: CallOf<typeof offerCheckEndpoints.checkOffer>,
): Promise<Said> {
  const day = dayOf(services.clock.now());
  const isUnnamed = isStaff(actor) && input.teamId == null;
  const teamIds = isUnnamed ? [] : [subjectId(actor, actor.teamId, input.teamId)];
  const teamId = teamIds[0] ?? null;
  const { db } = services;
  const { playerId, coachingStaffId, negotiation } = await chosenRecipient(
    services,
    db,
    actor,
    teamId,
    input,
  );
  if (coachingStaffId !== null)
    return saidOfCoach(services, { ...input, coachingStaffId, deal: negotiation, teamId, day }, language);
  const player = await accessPlayer(services, db, actor, assertFound(playerId));
  return said(services, { actor, player, teamIds, day }, input, language);
}

/**
 * What the rules say to new terms of an offer, for whoever may send them. Nothing is said of a commission to a caller who may not read
 * it. Throws `NOT_FOUND`, `FORBIDDEN` (a reader), `TRANSITION_NOT_ALLOWED`; changes nothing.
 */
export async function checkRevision(
  services: Services,
  { actor, input, language }: CallOf<typeof offerCheckEndpoints.checkRevision>,
): Promise<Said> {
  const day = dayOf(services.clock.now());
  const { offer, side } = await accessOffer(services, services.db, actor, input.offerId);
  if (side === 'reader') throw new AppError('FORBIDDEN');
  if (!abilitiesOf(side, offer, day).revise) throw new AppError('TRANSITION_NOT_ALLOWED');
  const { months, level } = input;
  const terms = seesCommission(actor, offer) ? input : { months, level };
  if (offer.coach) {
    const { id: coachingStaffId } = offer.coach;
    const { negotiation_id: negotiationId, team_id: teamId } = offer;
    const deal = negotiationId === null ? null : await findNegotiation(services.db, negotiationId);
    return saidOfCoach(services, { ...terms, coachingStaffId, deal, teamId, day }, language);
  }
  if (!offer.player) throw new AppError('NOT_FOUND');
  return said(services, { actor, player: offer.player, teamIds: [offer.team_id], day }, terms, language);
}

async function saidOfCoach(
  services: Services,
  offer: Parameters<typeof judgeOfferToCoach>[2],
  language: Language,
): Promise<Said> {
  const judged = await judgeOfferToCoach(services, services.db, offer);
  return { ...presentJudgement(judged, language), feeCap: feeCapOf(services, offer.day) };
}

interface OfferedPlayer {
  id: number;
  agent_id: number | null;
  team_id: number | null;
}

/** For whom else the agent of a player acts, the agent and the club that releases the player know; nobody else hears of it. */
function seesMandatesOfOthers(actor: Actor, { agent_id, team_id }: OfferedPlayer): boolean {
  if (isStaff(actor) || (actor.agentId !== null && actor.agentId === agent_id)) return true;
  return actor.teamId !== null && actor.teamId === team_id;
}

/** The rules that rest on a mandate of the club that releases the player. */
const ofMandates: readonly JudgedKind[] = ['doubleRepresentation'];

type Said = OutputOf<typeof offerCheckEndpoints.checkOffer>;

async function said(
  services: Services,
  {
    actor,
    player,
    teamIds,
    day,
  }: { actor: Actor; player: OfferedPlayer; teamIds: readonly number[]; day: string },
  terms: Pick<
    InputOf<typeof offerCheckEndpoints.checkRevision>,
    'months' | 'commissionAmount' | 'commissionPercent'
  >,
  language: Language,
): Promise<Said> {
  const judged = await judgeAct(services.db, services.rules.current.rules, {
    playerId: player.id,
    teamIds,
    day,
    act: 'offer',
    agentId: null,
    // An offer's percentage is of the pay of its seasons.
    fee: { percentOfYear: yearlyPercentOf({ ...terms, isOfYearlyPay: true }), isAgreed: null },
    stated: { terms: { ...unwritten, months: terms.months ?? null } },
  });
  // The form judges the contract field by field; nothing is said twice.
  const hidden = seesMandatesOfOthers(actor, player) ? ofContract : [...ofContract, ...ofMandates];
  const verdicts = judged.verdicts.filter(({ rule }) => !hidden.includes(rule));
  const unknown = judged.unknown.filter((fact) => factWays[fact as AskedFact] !== 'terms');
  return { ...presentJudgement({ verdicts, unknown }, language), feeCap: feeCapOf(services, day) };
}

const unwritten = { contractKind: null, monthlyGross: null, yearlyGross: null, bonusPercent: null };

/** The rules on the terms that `checkContract` judges in the form, and on the place that the plan of the list names there. */
const ofContract: readonly JudgedKind[] = [
  'minimumPay',
  'amateurBonuses',
  'volunteerRefund',
  'birthYearQuota',
  'categoryBornFrom',
];
