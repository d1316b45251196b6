import { type NewRegistration, planRegistration } from '@trattativa/domain/people/ledger/plan-registration';
import { lastDayOf, type RegistrationKind } from '@trattativa/domain/people/ledger/registration';
import { tierOfLevel } from '@trattativa/domain/people/levels';
import { isUnderContract, usualMonthsToSign } from '@trattativa/domain/people/players/contract-facts';
import type { ContractKind } from '@trattativa/domain/people/players/contract-kinds';
import { monthsToSign } from '@trattativa/domain/people/rules/free-to-sign';
import { registrableFrom } from '@trattativa/domain/people/rules/registrable-from';
import { daysOfSeason } from '@trattativa/domain/people/season';
import { formatDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { playerApplications } from '../player-applications.ts';
import { playerDeals } from '../player-deals.ts';
import { findPlayer, lockPerson, setSigned } from '../players/players.repository.ts';
import type { SignedDeal } from '../signed-deal.ts';
import { followLedger } from './follow-ledger.ts';
import { followStaffLedger } from './follow-staff-ledger.ts';
import { placeOf } from './place-of-club.ts';
import {
  countClubsOfSeasons,
  endRegistrationRow,
  insertRegistration,
  listRegistrations,
  type RegisteredPerson,
  type RegistrationRow,
  readSigningClub,
} from './registrations.repository.ts';

/** What a club and a person agreed on, as far as it is known. */
export interface AgreedContract {
  /** The seasons of the accepted offer: the first one, by its first calendar year, and how many; null: there is none. */
  seasons: { first: number; count: number } | null;
  contractKind: ContractKind | null;
  /** A loan, and its last day, `YYYY-MM-DD`; null: no loan. */
  loan: { until: string | null } | null;
  /** The club that agreed with the new one; null: none did. */
  releasedBy: { teamId: number; clubName: string } | null;
}

/** A signature through the platform. */
export interface Signing {
  person: RegisteredPerson;
  teamId: number;
  deal: SignedDeal;
  agreed: AgreedContract;
  actorId: number;
  at: Date;
  language: Language;
}

type Rules = Pick<Services, 'rules'>;

/**
 * Enters a signature in the ledger, in the transaction of the signature: what it renews or sets aside ends, the record follows, and
 * every other open negotiation, offer and application of the player ends. The caller has locked the person. Throws
 * `ALREADY_REGISTERED` with the club and the last day when another signature holds for the same days,
 * `TRANSITION_NOT_ALLOWED` for a loan that is over.
 */
export async function registerSigning({ rules }: Rules, tx: Transaction, signing: Signing): Promise<void> {
  const { person, teamId, deal, agreed, actorId, at, language } = signing;
  const packs = rules.current.rules;
  const today = dayOf(at);
  const records = 'playerId' in person ? await lockPerson(tx, person.playerId) : [];
  const club = await readSigningClub(tx, teamId);
  const { association, firstMonth } = placeOf(packs, club.country, today);
  if (agreed.loan?.until && agreed.loan.until < today) throw new AppError('TRANSITION_NOT_ALLOWED');
  const player = 'playerId' in person ? assertFound(await findPlayer(tx, person.playerId)) : null;
  const ledger = await listRegistrations(tx, person);
  const clubs = 'playerId' in person ? await countClubsOfSeasons(tx, person.playerId) : [];
  const { season, from } = registrableFrom(packs, {
    at,
    association,
    tier: club.level === null ? null : tierOfLevel(club.level),
    registrationsIn: (asked) => (clubs.find((one) => one.season === asked)?.count ?? 0) + 1,
  });
  const planned = planRegistration(ledger, player && declaredContract(player, ledger, today), {
    teamId,
    kind: kindOf(person, agreed),
    today,
    agreed: daysOf(agreed, today, firstMonth),
    releasedBy: agreed.releasedBy,
    monthsToSign: player ? monthsToSign(packs, today, player.registered_association) : usualMonthsToSign,
    season,
    firstMonth,
  });
  if (planned.outcome === 'refused')
    throw new AppError('ALREADY_REGISTERED', {
      params: {
        club: planned.by.clubName,
        until: formatDate(language, `${lastDayOf(planned.by)}T12:00:00Z`, 'UTC'),
      },
    });
  for (const end of planned.ends) await endRegistrationRow(tx, end);
  const { startsOn, endsOn, cover } = planned;
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
    kind: kindOf(person, agreed),
    contractKind: agreed.contractKind,
    endsOn,
    source: 'deal',
    deal,
  });
  if (!('playerId' in person)) {
    await followStaffLedger(tx, person.coachingStaffId, { at, actorId });
    return;
  }
  // Every record of the person, whoever keeps it.
  for (const playerId of records) {
    await setSigned(tx, playerId, season, from);
    await playerDeals.get().endOthers(tx, playerId, deal, at);
    await playerApplications.get().endOthers(tx, playerId, deal, at);
    await followLedger({ rules }, tx, playerId, { at, actorId });
  }
}

function kindOf(person: RegisteredPerson, { loan, contractKind }: AgreedContract): RegistrationKind {
  if (!('playerId' in person)) return 'staff';
  if (loan) return 'loan';
  return contractKind === 'amateur' || contractKind === 'volunteer' ? 'amateur' : 'employed';
}

/** The first and last day that were agreed; null where nothing says when it ends. */
function daysOf(
  { seasons, loan }: AgreedContract,
  today: string,
  firstMonth: number | undefined,
): NewRegistration['agreed'] {
  const from = seasons ? daysOfSeason(seasons.first, firstMonth).from : today;
  if (loan?.until) return { from, until: loan.until };
  return seasons && { from, until: daysOfSeason(seasons.first + seasons.count - 1, firstMonth).to };
}

/** The contract that only the record states: none while a registration of the ledger is in force. */
function declaredContract(
  player: NonNullable<Awaited<ReturnType<typeof findPlayer>>>,
  ledger: readonly RegistrationRow[],
  today: string,
) {
  if (ledger.some((one) => one.startsOn <= today && lastDayOf(one) >= today)) return null;
  const facts = { contractualStatus: player.contractual_status, contractEnd: player.contract_end };
  return isUnderContract(facts, today)
    ? { clubName: player.current_club, endsOn: player.contract_end }
    : null;
}
