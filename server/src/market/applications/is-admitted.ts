import type { EvaluatedMatch } from '@trattativa/domain/market/matching/evaluate-match';

/** Exact and potential matches become candidates; any other is rejected temporarily. */
export function isAdmitted({ kind }: Pick<EvaluatedMatch, 'kind'>): boolean {
  return kind === 'exact' || kind === 'potential';
}
