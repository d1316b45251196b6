import {
  daysToEnd,
  type EndingObstacle,
  type EndingSide,
  lendingContract,
  otherSide,
} from '@trattativa/domain/people/ledger/ending';
import type { RegistrationKind } from '@trattativa/domain/people/ledger/registration';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import type { Actor } from '../../../platform/actor.ts';
import type { PlayerRow } from '../../players/player.ts';
import { canEditPlayer } from '../../players/players.policy.ts';
import type { RegistrationRow } from '../registrations.repository.ts';
import type { EndingRow, PlayersSide } from './endings.repository.ts';

/** Who can end a registration together. */
export interface EndingParties {
  kind: RegistrationKind;
  /** The club of the registration: of the contract, or where the player is on loan. */
  teamId: number | null;
  /** The club of the contract under which a loan is; null: not on the platform, or no loan. */
  lenderId: number | null;
  player: PlayersSide;
  /** The clubs that have somebody who answers. */
  answering: readonly number[];
}

/** The parties of a registration of a ledger. */
export function partiesOf(
  registration: RegistrationRow,
  ledger: readonly RegistrationRow[],
  known: Pick<EndingParties, 'player' | 'answering'>,
  today: string,
): EndingParties {
  const { kind, teamId } = registration;
  const lenderId = kind === 'loan' ? (lendingContract(ledger, registration, today)?.teamId ?? null) : null;
  return { ...known, kind, teamId, lenderId };
}

/** The side of the actor; null: none. The player acts in person: whoever keeps the record ends nothing in the player's place. */
export function sideOf(
  actor: Pick<Actor, 'accountId' | 'teamId'>,
  { kind, teamId, lenderId, player }: EndingParties,
): EndingSide | null {
  const { accountId, teamId: own } = actor;
  if (kind === 'loan') {
    if (own === null) return null;
    if (own === lenderId) return 'lender';
    return own === teamId ? 'borrower' : null;
  }
  if (own !== null && own === teamId) return 'club';
  return player.accountId === accountId ? 'player' : null;
}

/** The club that acts as a side; null: the player. */
export function teamOfSide(side: EndingSide, { teamId, lenderId }: EndingParties): number | null {
  if (side === 'player') return null;
  return side === 'lender' ? lenderId : teamId;
}

/** The player, and the agents and coaches who keep the record; a club that keeps one of another club's player is not the player's side. */
export function isPlayersSide(actor: Actor, player: PlayerRow): boolean {
  return player.account_id === actor.accountId || (actor.teamId === null && canEditPlayer(actor, player));
}

/**
 * Why the parties cannot end a registration here; null: they can. A contract of a minor is ended by staff, against what the parents
 * signed, and so is one of a player without a login.
 */
export function obstacleOf(parties: EndingParties, today: string): EndingObstacle | null {
  const { kind, teamId, lenderId, player, answering } = parties;
  const clubs = kind === 'loan' ? [teamId, lenderId] : [teamId];
  if (kind !== 'loan') {
    if (player.accountId === null) return 'unlinked';
    if (player.bornDate === null || ageOn(player.bornDate, today) < ageOfMajority) return 'minor';
  }
  return clubs.every((club) => club !== null && answering.includes(club)) ? null : 'clubAbsent';
}

/** What a side may do about the end of a registration today. */
export function abilitiesOf(
  side: EndingSide | null,
  parties: EndingParties,
  {
    registration,
    open,
    today,
  }: {
    registration: Pick<RegistrationRow, 'startsOn' | 'endsOn' | 'endedOn'>;
    open: Pick<EndingRow, 'proposedBy' | 'endsOn'> | null;
    today: string;
  },
) {
  const days = daysToEnd(registration, today);
  const isPossible = days !== null && obstacleOf(parties, today) === null;
  const answers = side !== null && open !== null && side === otherSide(open.proposedBy);
  return {
    propose: side !== null && open === null && isPossible,
    agree: answers && isPossible && open.endsOn >= days.earliest && open.endsOn <= days.latest,
    decline: answers,
    withdraw: open !== null && side === open.proposedBy,
  };
}
