import { ownerKinds } from '@trattativa/domain/people/owner-kind';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';

export const portfolioOwner = z.object({
  kind: z.enum(ownerKinds),
  /** The agent's, club's or coach's id. */
  id: z.number().int(),
  name: z.string(),
});

export const exampleOwner = { kind: 'agent', id: 40001, name: 'Elena Rossi' } as const;

/** A player in a list of decisions. */
export const listedPlayer = z.object({
  id: z.number().int(),
  name: z.string(),
  surname: z.string(),
  bornDate: z.string().nullable(),
  principalRole: z.number().int().nullable(),
  currentClub: z.string(),
});

export const exampleListedPlayer = {
  id: 80001,
  name: 'Tommaso',
  surname: 'Venier',
  bornDate: '2004-03-17',
  principalRole: playerRole.attackingMidfielder,
  currentClub: 'Virtus Brenta',
};
