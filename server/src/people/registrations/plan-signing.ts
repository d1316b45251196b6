import {
  type NewRegistration,
  planRegistration,
  type RegistrationPlan,
} from '@trattativa/domain/people/ledger/plan-registration';
import {
  lastDayOf,
  type Registration,
  type RegistrationKind,
} from '@trattativa/domain/people/ledger/registration';
import { tierOfLevel } from '@trattativa/domain/people/levels';
import { isUnderContract, usualMonthsToSign } from '@trattativa/domain/people/players/contract-facts';
import { monthsToSign } from '@trattativa/domain/people/rules/free-to-sign';
import { registrableFrom } from '@trattativa/domain/people/rules/registrable-from';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { daysOfSeason } from '@trattativa/domain/people/season';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import type { PlayerRow } from '../players/player.ts';
import { findPlayer } from '../players/players.repository.ts';
import { placeOf } from '../rules/place-of-club.ts';
import type { AgreedContract } from './agreed-contract.ts';
import {
  countClubsOfSeasons,
  listRegistrations,
  type RegisteredPerson,
  type RegistrationRow,
  readSigningClub,
} from './registrations.repository.ts';

/** A signature as it would be entered in the ledger, with what was read for it. */
export interface PlannedSigning {
  plan: RegistrationPlan;
  club: Columns<'teams', 'name' | 'home_association' | 'level'>;
  kind: RegistrationKind;
  /** Null: a member of coaching staff. */
  player: PlayerRow | null;
  /** The season for which it registers, and the first day on which a further club may register the player. */
  season: number;
  from: string;
  firstMonth: number | undefined;
}

/** Plans how a signature of today changes the ledger of a person; changes nothing. */
export async function planSigning(
  db: Queryable,
  packs: RulePacks,
  {
    person,
    teamId,
    agreed,
    at,
  }: { person: RegisteredPerson; teamId: number; agreed: AgreedContract; at: Date },
): Promise<PlannedSigning> {
  const today = dayOf(at);
  const club = await readSigningClub(db, teamId);
  const { association, firstMonth } = placeOf(packs, club.home_association, today);
  const player = 'playerId' in person ? assertFound(await findPlayer(db, person.playerId)) : null;
  const ledger = await listRegistrations(db, person);
  const clubs = 'playerId' in person ? await countClubsOfSeasons(db, person.playerId) : [];
  const { season, from } = registrableFrom(packs, {
    at,
    association,
    tier: club.level === null ? null : tierOfLevel(club.level),
    registrationsIn: (asked) => (clubs.find((one) => one.season === asked)?.count ?? 0) + 1,
  });
  const kind = kindOf(person, agreed);
  const plan = planRegistration(ledger, player && declaredContract(player, ledger, today), {
    teamId,
    kind,
    today,
    agreed: daysOf(agreed, today, firstMonth),
    releasedBy: agreed.releasedBy,
    monthsToSign: player ? monthsToSign(packs, today, player.registered_association) : usualMonthsToSign,
    season,
    firstMonth,
  });
  return { plan, club, kind, player, season, from, firstMonth };
}

/** The refusal of a signature by what was signed with another club for the same days. */
export function alreadyRegistered(by: Registration): AppError {
  return new AppError('ALREADY_REGISTERED', { params: { club: by.clubName, until: lastDayOf(by) } });
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
