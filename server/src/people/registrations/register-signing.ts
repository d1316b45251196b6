import type { Language } from '@trattativa/texts/languages';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { playerApplications } from '../player-applications.ts';
import { playerDeals } from '../player-deals.ts';
import { lockPerson, setSigned } from '../players/players.repository.ts';
import { currentRulePacks } from '../rules/read-rule-packs.ts';
import type { SignedDeal } from '../signed-deal.ts';
import type { AgreedContract } from './agreed-contract.ts';
import { followLedger } from './follow-ledger.ts';
import { followStaffLedger } from './follow-staff-ledger.ts';
import { assertRulesKept, type DealConditions } from './judge-signature.ts';
import { alreadyRegistered, planSigning } from './plan-signing.ts';
import { endRegistrationRow, insertRegistration, type RegisteredPerson } from './registrations.repository.ts';

/** A signature through the platform. */
export interface Signing {
  person: RegisteredPerson;
  teamId: number;
  deal: SignedDeal;
  agreed: AgreedContract;
  conditions: DealConditions;
  actorId: number;
  at: Date;
  language: Language;
}

type Rules = Pick<Services, 'rules'>;

/**
 * Enters a signature in the ledger, in the transaction of the signature: what it renews or sets aside ends, the record follows, and
 * every other open negotiation, offer and application of the player ends, and every other open offer to a coach. The caller has locked the person. Throws
 * `ALREADY_REGISTERED` with the club and the last day when another signature holds for the same days,
 * `SIGNATURE_NOT_ALLOWED` with the rule that forbids it, `TRANSITION_NOT_ALLOWED` for a loan that is over.
 */
export async function registerSigning({ rules }: Rules, tx: Transaction, signing: Signing): Promise<void> {
  const { person, teamId, deal, agreed, conditions, actorId, at, language } = signing;
  if (agreed.loan?.until && agreed.loan.until < dayOf(at)) throw new AppError('TRANSITION_NOT_ALLOWED');
  const records = 'playerId' in person ? await lockPerson(tx, person.playerId) : [];
  const planned = await planSigning(tx, rules.current.rules, signing);
  const { plan, club, kind, season, from } = planned;
  if (plan.outcome === 'refused') throw alreadyRegistered(plan.by);
  if ('playerId' in person) {
    const { playerId } = person;
    const packs = await currentRulePacks(tx);
    await assertRulesKept(tx, packs, { playerId, teamId, agreed, conditions, at }, planned, language);
  }
  for (const end of plan.ends) await endRegistrationRow(tx, end);
  const { startsOn, endsOn, cover } = plan;
  const entry = { person, startsOn, recordedBy: actorId, at };
  if (cover)
    await insertRegistration(tx, {
      ...entry,
      ...cover,
      kind: 'employed',
      contractKind: null,
      source: 'declared',
      deal: null,
    });
  await insertRegistration(tx, {
    ...entry,
    teamId,
    clubName: club.name,
    kind,
    contractKind: agreed.contractKind,
    endsOn,
    source: 'deal',
    deal,
  });
  if (!('playerId' in person)) {
    await playerDeals.get().endOtherOffersToCoach(tx, person.coachingStaffId, deal, at);
    await followStaffLedger(tx, person.coachingStaffId, { at, actorId });
    return;
  }
  // Every record of the person, whoever keeps it.
  for (const playerId of records) {
    await setSigned(tx, playerId, season, from);
    await playerDeals.get().endOthers(tx, playerId, deal, at);
    await playerApplications.get().endOthers(tx, playerId, deal, at);
    await followLedger({ rules }, tx, playerId, { at, actorId, releasedBy: agreed.releasedBy?.teamId });
  }
}
