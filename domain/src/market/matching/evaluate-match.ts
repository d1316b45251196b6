import type { MatchingKind } from '../matching-kinds.ts';
import {
  type CriterionName,
  counts,
  criteria,
  criterionNames,
  type Shown,
  type Verdict,
} from './criteria.ts';
import { type PayJudgement, withPayInBands } from './hidden-pay.ts';
import type { MatchedPlayer, MatchedRequest } from './matched.ts';

export interface EvaluatedCriterion {
  criterion: CriterionName;
  verdict: Verdict;
  wanted: Shown;
  has: Shown;
}

export interface EvaluatedMatch {
  /** `none` is no match at all. */
  kind: MatchingKind | 'none';
  /** 0–100: a hundred minus the cost of the criteria that are not met, at least 0. */
  score: number;
  /** Only those that the request states or that are to be clarified, in the order of the table. */
  criteria: EvaluatedCriterion[];
}

/** The most criteria that a partial match may miss. */
export const maxMissed = 2;

/** The cost of a verdict, as a share of the criterion's weight. */
export function lossOf(verdict: Verdict, weight: number): number {
  if (verdict === 'met') return 0;
  return verdict === 'missed' ? weight : weight / 2;
}

/** The kind of match that a set of verdicts makes. */
export function kindOf(role: Verdict, verdicts: readonly Verdict[]): MatchingKind | 'none' {
  if (role === 'missed') return 'none';
  const count = (verdict: Verdict) => verdicts.filter((item) => item === verdict).length;
  const [met, near, missed] = [count('met'), count('near'), count('missed')];
  if (met === verdicts.length) return 'exact';
  if (missed === 0) return 'potential';
  return (met + near) * 2 >= verdicts.length && missed <= maxMissed ? 'partial' : 'none';
}

/**
 * Compares a player with a request, criterion by criterion. `pay` is `bands` wherever the result reaches somebody who may
 * not read what the player asks. Whether they are on the market is checked elsewhere.
 */
export function evaluateMatch(
  player: MatchedPlayer,
  request: MatchedRequest,
  pay: PayJudgement,
): EvaluatedMatch {
  const judged = pay === 'bands' ? withPayInBands(player, request) : { player, request };
  const evaluated = criterionNames
    .filter((name) => counts(name, judged.player, judged.request))
    .map((name) => ({
      criterion: name,
      verdict: criteria[name].evaluate(judged.player, judged.request),
      wanted: criteria[name].wanted(request),
      has: criteria[name].has(player, request),
    }));
  const loss = evaluated.reduce((sum, { criterion, verdict }) => {
    const { weight, nearLoss } = criteria[criterion];
    return sum + (verdict === 'near' && nearLoss ? nearLoss(player, request) : lossOf(verdict, weight));
  }, 0);
  const role = criteria.role.evaluate(player, request);
  return {
    kind: kindOf(
      role,
      evaluated.map(({ verdict }) => verdict),
    ),
    score: Math.max(0, 100 - loss),
    criteria: evaluated,
  };
}
