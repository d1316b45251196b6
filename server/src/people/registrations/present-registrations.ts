import {
  type EndingOfRegistration,
  noEnding,
} from '@trattativa/contract/people/players/registration-endings';
import type {
  CoachingStaffRegistrations,
  PresentedRegistration,
  Registrations,
} from '@trattativa/contract/people/players/registrations';
import { isFresh, mayCorrect } from '@trattativa/domain/people/ledger/earlier-end';
import { lastDayOf, stateOn } from '@trattativa/domain/people/ledger/registration';
import { isUnderContract } from '@trattativa/domain/people/players/contract-facts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { canEditCoachingStaff } from '../coaching-staff/coaching-staff.policy.ts';
import type { CoachingStaffRow } from '../coaching-staff/coaching-staff.ts';
import type { PlayerRow } from '../players/player.ts';
import { isPlayersSide } from './endings/endings.policy.ts';
import { readEndings } from './endings/present-endings.ts';
import { listRegistrations, type RegistrationRow } from './registrations.repository.ts';

/** A player's ledger as an answer, and the contract that only the record states, while no entry is in force. */
export async function readRegistrations(
  db: Queryable,
  player: PlayerRow,
  actor: Actor,
  now: Date,
): Promise<Registrations> {
  const rows = await listRegistrations(db, { playerId: player.id });
  const today = dayOf(now);
  const reading = { actor, isTheirs: isPlayersSide(actor, player), today };
  const endingOf = isParty(rows, reading)
    ? await readEndings(db, { player, actor, ledger: rows, today })
    : () => noEnding;
  const items = presentLedger(rows, { ...reading, endingOf });
  const declared = isKnown(rows, now) ? null : declaredOf(player, today);
  return { playerId: player.id, items: declared ? [declared, ...items] : items };
}

/** As `readRegistrations`, of a member of coaching staff. */
export async function readStaffRegistrations(
  db: Queryable,
  staff: CoachingStaffRow,
  actor: Actor,
  now: Date,
): Promise<CoachingStaffRegistrations> {
  const rows = await listRegistrations(db, { coachingStaffId: staff.id });
  const isTheirs = canEditCoachingStaff(actor, staff);
  const endingOf = () => noEnding;
  const items = presentLedger(rows, { actor, isTheirs, today: dayOf(now), endingOf });
  const { current_club: clubName, current_team_id: teamId } = staff;
  const declared =
    clubName === '' || isKnown(rows, now)
      ? null
      : { ...declaredEntry, teamId, clubName, kind: 'staff' as const };
  return { coachingStaffId: staff.id, items: declared ? [declared, ...items] : items };
}

const isKnown = (rows: readonly RegistrationRow[], now: Date) =>
  rows.some((row) => stateOn(row, dayOf(now)) === 'inForce');

interface Reading {
  actor: Actor;
  /** Whether the caller is the person, or keeps the record. */
  isTheirs: boolean;
  today: string;
  /** What a party of the ledger sees of an end by both sides. */
  endingOf: (row: RegistrationRow) => EndingOfRegistration;
}

/** Whether the caller is of a club that the ledger has the person with, or will have; a club of the past is none any more. */
function isParty(
  rows: readonly RegistrationRow[],
  { actor, isTheirs, today }: Pick<Reading, 'actor' | 'isTheirs' | 'today'>,
): boolean {
  return (
    isStaff(actor) || isTheirs || rows.some((row) => isOwn(row, actor) && stateOn(row, today) !== 'ended')
  );
}

const isOwn = ({ teamId }: RegistrationRow, actor: Actor) => teamId !== null && teamId === actor.teamId;

function presentLedger(rows: readonly RegistrationRow[], reading: Reading): PresentedRegistration[] {
  const { actor, today } = reading;
  // What begins later, or never began, is between the clubs, the person and who keeps the record; so is the kind of contract.
  const readsAll = isParty(rows, reading);
  const reads = (row: RegistrationRow) => readsAll || isOwn(row, actor);
  return rows
    .filter((row) => reads(row) || (row.startsOn <= today && lastDayOf(row) >= row.startsOn))
    .map((row) => {
      const item = presentRow(row, reading);
      return reads(row) ? item : { ...item, contractKind: null, ending: noEnding };
    })
    .reverse();
}

function presentRow(
  row: RegistrationRow,
  { actor, isTheirs, today, endingOf }: Reading,
): PresentedRegistration {
  const state = stateOn(row, today);
  const ending = endingOf(row);
  const mayEnd =
    isStaff(actor) && state !== 'ended' && row.endedOn === null && mayCorrect(row, today, ending.obstacle);
  // Why a registration was corrected concerns its own club, not the others of the ledger.
  const isPartyOfRow = isStaff(actor) || isTheirs || isOwn(row, actor);
  return {
    id: row.id,
    teamId: row.teamId,
    clubName: row.clubName,
    kind: row.kind,
    contractKind: row.contractKind,
    source: row.source,
    state,
    from: row.startsOn,
    until: lastDayOf(row) < row.startsOn ? row.endsOn : lastDayOf(row),
    isOption: row.extendsId !== null,
    endedBy: row.endedBy,
    endReason: isPartyOfRow && row.endReason !== '' ? row.endReason : null,
    ending,
    can: { end: mayEnd, voidMoney: mayEnd && row.negotiationId !== null && isFresh(row, today) },
  };
}

/** What every entry that is only declared has in common. */
const declaredEntry = {
  id: null,
  contractKind: null,
  source: 'declared',
  state: 'inForce',
  from: null,
  until: null,
  isOption: false,
  endedBy: null,
  endReason: null,
  ending: noEnding,
  can: { end: false, voidMoney: false },
} as const;

function declaredOf(player: PlayerRow, today: string): PresentedRegistration | null {
  const facts = { contractualStatus: player.contractual_status, contractEnd: player.contract_end };
  if (!isUnderContract(facts, today)) return null;
  return {
    ...declaredEntry,
    teamId: null,
    clubName: player.current_club,
    kind: 'employed',
    until: player.contract_end,
  };
}
