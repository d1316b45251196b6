import { listFacts, listPlaces, listRows } from '@trattativa/domain/people/lists/plan-list';
import { maxAddedToList, plannedSeasons } from '@trattativa/domain/people/lists/planned-seasons';
import { ruleKinds } from '@trattativa/domain/people/rules/rule-kinds';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { hasNoDuplicates, id } from '../../fields.ts';
import { origin } from '../rules/rule.ts';

const count = z.number().int();

/** What a league counts: `certain` players, and as many more of whom a fact that decides it is not known. */
const listRow = z.object({
  row: z.enum(listRows),
  /** The year of birth of a row `bornFrom`. */
  bornFrom: count.nullable(),
  most: count.nullable(),
  least: count.nullable(),
  certain: count,
  unknown: count,
  /** Places that are left in any case, or players that are missing. */
  open: count,
});

const plannedPlayer = z.object({
  /** Null: the page does not open to the caller, and nothing of it decides. */
  playerId: count.nullable(),
  name: z.string(),
  surname: z.string(),
  /** Named by the caller, not in the squad. */
  isAdded: z.boolean(),
  takes: z.enum(listPlaces),
  /** Which of the places it is; null: none, or no list of the league is known. */
  number: count.nullable(),
  isTooMany: z.boolean(),
  /** What is not known and would decide. */
  unknown: z.array(z.enum(listFacts)),
});

/** A player whom the club may add: in one of its deals, or watched by it. */
const candidate = z.object({
  playerId: count,
  name: z.string(),
  surname: z.string(),
  isInDeal: z.boolean(),
});

export const listPlan = z.object({
  /** The season that is planned, `2026/27`. */
  season: z.string(),
  /** False: the caller sees only those of the squad whose page opens to it, so that more places may be taken. */
  isWhole: z.boolean(),
  /** False: from which year of birth a player needs no place is not known, so that fewer may be taken than are counted. */
  knowsYears: z.boolean(),
  /** Empty where nothing is known of the league. */
  rows: z.array(listRow),
  /** The rules that the rows come from. */
  rules: z.array(z.object({ kind: z.enum(ruleKinds), article: z.string(), ...origin })),
  /** The squad of the day, then whom the caller added, in its order. */
  players: z.array(plannedPlayer),
  /** For the club alone: whom else it may add. */
  candidates: z.array(candidate),
});

export type ListPlan = z.output<typeof listPlan>;

const getListPlan = endpoint({
  path: '/api/Team/GetListPlan',
  summary:
    'Who takes which place of a club’s squad list by the rules of its league, what is left, and what further players would take: for the club, staff, and agents by what the squad shows to them',
  who: allow({ team: 'own', agent: 'related', premium: 'all', staff: 'all' }),
  input: z.strictObject({
    teamId: id,
    season: z.enum(plannedSeasons, { error: 'notInList' }).optional(),
    /** Further players whom the caller may see. */
    playerIds: z.array(id).max(maxAddedToList, 'tooMany').refine(hasNoDuplicates, 'duplicate').optional(),
  }),
  output: listPlan,
  errors: ['NOT_FOUND'],
  example: {
    input: { teamId: 20001, playerIds: [80001] },
    output: {
      season: '2026/27',
      isWhole: true,
      knowsYears: false,
      rows: [
        { row: 'places', bornFrom: null, most: 23, least: null, certain: 23, unknown: 0, open: 0 },
        { row: 'loanPlaces', bornFrom: null, most: 8, least: null, certain: 2, unknown: 0, open: 6 },
      ],
      rules: [
        {
          kind: 'squadList',
          article: '',
          edition: 'Lega Pro, squad lists 2025/26',
          status: 'inForce',
          source: 'Press reports of the rules on squad lists',
          certainty: 'press',
          endedOn: '2026-06-30',
        },
      ],
      players: [
        {
          playerId: 80001,
          name: 'Tommaso',
          surname: 'Zuliani',
          isAdded: true,
          takes: 'place',
          number: 23,
          isTooMany: false,
          unknown: [],
        },
      ],
      candidates: [{ playerId: 80002, name: 'Luca', surname: 'Moretti', isInDeal: true }],
    },
  },
});

export const listPlanEndpoints = { getListPlan };
