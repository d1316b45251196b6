import type { RuleOrigin } from '@trattativa/domain/people/rules/rule';

/** What every answer about a rule carries; the last day only of one that is over. */
export function originOf({ edition, status, source, certainty, endedOn }: RuleOrigin) {
  return { edition, status, source, certainty, ...(endedOn !== undefined && { endedOn }) };
}
