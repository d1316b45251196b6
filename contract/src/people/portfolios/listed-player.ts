import { ownerKinds } from '@trattativa/domain/people/owner-kind';
import { playerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';

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
  principalRole: oneOf(playerRoles).nullable(),
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
