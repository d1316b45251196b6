import {
  type EndingOfRegistration,
  noEnding,
} from '@trattativa/contract/people/players/registration-endings';
import { daysToEnd } from '@trattativa/domain/people/ledger/ending';
import { type Actor, isStaff } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { PlayerRow } from '../../players/player.ts';
import type { RegistrationRow } from '../registrations.repository.ts';
import {
  abilitiesOf,
  type EndingParties,
  isPlayersSide,
  obstacleOf,
  partiesOf,
  sideOf,
} from './endings.policy.ts';
import { type EndingRow, listAnsweringTeams, listEndings, readPlayersSide } from './endings.repository.ts';

interface Reading {
  player: PlayerRow;
  actor: Actor;
  ledger: readonly RegistrationRow[];
  today: string;
}

/** Everything that decides who ends the registrations of a ledger. */
export async function readEndingFacts(
  db: Queryable,
  playerId: number,
  ledger: readonly RegistrationRow[],
): Promise<Pick<EndingParties, 'player' | 'answering'> & { endings: EndingRow[] }> {
  const clubs = ledger.flatMap(({ teamId }) => teamId ?? []);
  return {
    player: await readPlayersSide(db, playerId),
    answering: await listAnsweringTeams(db, clubs),
    endings: await listEndings(db, playerId),
  };
}

/** Presents the end by both sides of each registration of a ledger, to a party of the ledger. */
export async function readEndings(
  db: Queryable,
  { player, actor, ledger, today }: Reading,
): Promise<(row: RegistrationRow) => EndingOfRegistration> {
  if (ledger.length === 0) return () => noEnding;
  const { endings, ...known } = await readEndingFacts(db, player.id, ledger);
  const isTheirs = isPlayersSide(actor, player);
  return (registration) => {
    const parties = partiesOf(registration, ledger, known, today);
    const side = sideOf(actor, parties);
    const of = endings.filter(({ registrationId }) => registrationId === registration.id);
    const open = of.find(({ state }) => state === 'open') ?? null;
    const agreed = of.find(({ state }) => state === 'agreed');
    const days = daysToEnd(registration, today);
    const { propose, ...can } = abilitiesOf(side, parties, { registration, open, today });
    // What two clubs talk about is between them, until they agree.
    const reads = side !== null || isStaff(actor) || (isTheirs && parties.kind !== 'loan');
    return {
      open: open && reads ? presentOpen(open, can) : null,
      agreedOnProposalOf: reads || isTheirs ? (agreed?.proposedBy ?? null) : null,
      obstacle: reads && days ? obstacleOf(parties, today) : null,
      days: propose ? days : null,
      side,
      can: { propose },
    };
  };
}

function presentOpen(
  { id, proposedBy, endsOn, note, proposedAt }: EndingRow,
  can: NonNullable<EndingOfRegistration['open']>['can'],
): NonNullable<EndingOfRegistration['open']> {
  return { id, proposedBy, endsOn, note, at: proposedAt.toISOString(), can };
}
