import { registrationKinds, registrationSources } from '@trattativa/domain/people/ledger/registration';
import { squadStandings } from '@trattativa/domain/people/ledger/squad';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { player } from '../players/player.ts';

const shown = player.pick({ name: true, surname: true, principalRole: true });

/** A player whom the ledger has at a club. Days are `YYYY-MM-DD`, first and last one included. */
const squadEntry = z.object({
  registrationId: z.number().int(),
  standing: z.enum(squadStandings),
  /** Null: a player of the own club whose page the caller may not open; age and picture are then unknown. */
  playerId: z.number().int().nullable(),
  ...shown.shape,
  age: z.number().int().nullable(),
  imageUrl: z.string().nullable(),
  kind: z.enum(registrationKinds),
  source: z.enum(registrationSources),
  from: z.string(),
  until: z.string(),
  /** Whose the borrowed player is, or where the lent one plays; empty: not known. Null: no other club. */
  otherClub: z.string().nullable(),
});

export type SquadEntry = z.infer<typeof squadEntry>;

const getSquad = endpoint({
  path: '/api/Team/GetSquad',
  summary:
    'The players whom the registration ledger has at a club, by line and name: those whose page the caller may open, all for the club and staff',
  who: allow({
    player: 'related',
    team: 'own',
    agent: 'related',
    premium: 'all',
    coach: 'related',
    scout: 'related',
    staff: 'all',
  }),
  input: z.strictObject({ teamId: id, ...pageInput }),
  output: page(squadEntry),
  errors: ['NOT_FOUND'],
  example: {
    input: { teamId: 20001 },
    output: {
      items: [
        {
          registrationId: 7,
          standing: 'borrowed',
          playerId: 80001,
          name: 'Tommaso',
          surname: 'Zuliani',
          principalRole: playerRole.attackingMidfielder,
          age: 23,
          imageUrl: null,
          kind: 'loan',
          source: 'deal',
          from: '2026-09-15',
          until: '2027-06-30',
          otherClub: 'Virtus Brenta',
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

export const squadEndpoints = { getSquad };
