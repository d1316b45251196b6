import { noEnding } from '@trattativa/contract/people/players/registration-endings';
import type { PresentedRegistration, Registrations } from '@trattativa/contract/people/players/registrations';
import { lastDayOf, stateOn } from '@trattativa/domain/people/ledger/registration';
import { isUnderContract } from '@trattativa/domain/people/players/contract-facts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { PlayerRow } from '../players/player.ts';
import { canEditPlayer } from '../players/players.policy.ts';
import { readEndings } from './endings/present-endings.ts';
import { listRegistrations, type RegistrationRow } from './registrations.repository.ts';

/** A player's ledger as an answer, and the contract that only the record states, while no entry is in force. */
export async function readRegistrations(
  db: Queryable,
  player: PlayerRow,
  actor: Actor,
  now: Date,
): Promise<Registrations> {
  const today = dayOf(now);
  const rows = await listRegistrations(db, { playerId: player.id });
  // What begins later is between the clubs, the person and who keeps the record, and so is the kind of contract.
  const isParty =
    isStaff(actor) ||
    canEditPlayer(actor, player) ||
    player.account_id === actor.accountId ||
    rows.some(({ teamId }) => teamId !== null && teamId === actor.teamId);
  const endingOf = isParty ? await readEndings(db, { player, actor, ledger: rows, today }) : () => noEnding;
  const items = rows
    .filter((row) => isParty || stateOn(row, today) !== 'agreed')
    .map((row) => ({ ...presentRow(row, actor, today), ending: endingOf(row) }))
    .map((item) => (isParty ? item : { ...item, contractKind: null }))
    .reverse();
  const isKnown = rows.some((row) => stateOn(row, today) === 'inForce');
  const declared = isKnown ? null : declaredOf(player, today);
  return { playerId: player.id, items: declared ? [declared, ...items] : items };
}

function presentRow(
  row: RegistrationRow,
  actor: Actor,
  today: string,
): Omit<PresentedRegistration, 'ending'> {
  const state = stateOn(row, today);
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
    endedBy: row.endedBy,
    can: { end: isStaff(actor) && state !== 'ended' && row.endedOn === null },
  };
}

function declaredOf(player: PlayerRow, today: string): PresentedRegistration | null {
  const facts = { contractualStatus: player.contractual_status, contractEnd: player.contract_end };
  if (!isUnderContract(facts, today)) return null;
  return {
    id: null,
    teamId: null,
    clubName: player.current_club,
    kind: 'employed',
    contractKind: null,
    source: 'declared',
    state: 'inForce',
    from: null,
    until: player.contract_end,
    endedBy: null,
    ending: noEnding,
    can: { end: false },
  };
}
