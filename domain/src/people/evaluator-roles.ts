import { namedIds } from '../platform/named-ids.ts';

declare enum EvaluatorRoleNames {
  sportsDirector = '0',
  directive = '1',
  coach = '2',
  scout = '3',
  player = '4',
}

/** Roles of those who evaluate a player’s skills (spec §3). Names: `catalogue:evaluatorRole.<id>`. */
export const evaluatorRole = namedIds<typeof EvaluatorRoleNames>({
  sportsDirector: 0,
  directive: 1,
  coach: 2,
  scout: 3,
  player: 4,
});

export type EvaluatorRole = EvaluatorRoleNames;

export const evaluatorRoles: readonly EvaluatorRole[] = Object.values(evaluatorRole);
