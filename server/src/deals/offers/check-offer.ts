import type { offerCheckEndpoints } from '@trattativa/contract/deals/offers/check-endpoints';
import type { Language } from '@trattativa/texts/languages';
import { accessPlayer } from '../../people/players.ts';
import { feeCapOf, judgeActOnPlayer, presentVerdict, yearlyPercentOf } from '../../people/rules.ts';
import { isStaff, subjectId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessOffer } from './access-offer.ts';
import { abilitiesOf, seesCommission } from './offers.policy.ts';

/**
 * What the rules say to an offer to a player before it is sent. Throws `NOT_FOUND`, `SUBJECT_MISMATCH`; changes nothing.
 */
export async function checkOffer(
  services: Services,
  { actor, input, language }: CallOf<typeof offerCheckEndpoints.checkOffer>,
): Promise<Said> {
  const day = dayOf(services.clock.now());
  const isUnnamed = isStaff(actor) && input.teamId == null;
  const teamIds = isUnnamed ? [] : [subjectId(actor, actor.teamId, input.teamId)];
  const { id: playerId } = await accessPlayer(services, services.db, actor, input.playerId);
  return said(services, { playerId, teamIds, day }, input, language);
}

/**
 * What the rules say to new terms of an offer, for whoever may send them. Nothing is said of an offer to coaching staff, nor of a
 * commission to a caller who may not read it. Throws `NOT_FOUND`, `FORBIDDEN` (a reader), `TRANSITION_NOT_ALLOWED`; changes nothing.
 */
export async function checkRevision(
  services: Services,
  { actor, input, language }: CallOf<typeof offerCheckEndpoints.checkRevision>,
): Promise<Said> {
  const day = dayOf(services.clock.now());
  const { offer, side } = await accessOffer(services, services.db, actor, input.offerId);
  if (side === 'reader') throw new AppError('FORBIDDEN');
  if (!abilitiesOf(side, offer, day).revise) throw new AppError('TRANSITION_NOT_ALLOWED');
  if (!offer.player) return { verdicts: [], feeCap: null };
  const terms = seesCommission(actor, offer) ? input : { months: input.months };
  return said(services, { playerId: offer.player.id, teamIds: [offer.team_id], day }, terms, language);
}

type Said = OutputOf<typeof offerCheckEndpoints.checkOffer>;

async function said(
  services: Services,
  act: { playerId: number; teamIds: readonly number[]; day: string },
  terms: Pick<
    InputOf<typeof offerCheckEndpoints.checkRevision>,
    'months' | 'commissionAmount' | 'commissionPercent'
  >,
  language: Language,
): Promise<Said> {
  const verdicts = await judgeActOnPlayer(services, services.db, {
    ...act,
    act: 'offer',
    agentId: null,
    stated: {
      months: terms.months ?? undefined,
      // An offer's percentage is of the pay of its seasons.
      commissionPercent: yearlyPercentOf({ ...terms, isOfYearlyPay: true }),
    },
  });
  return {
    verdicts: verdicts.map((verdict) => presentVerdict(verdict, language)),
    feeCap: feeCapOf(services, act.day),
  };
}
