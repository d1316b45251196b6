import type { AssociationCode } from '../associations.ts';
import type { RuleFigures, RuleKind } from './rule-kinds.ts';

/** Whether a rule binds: a suspended one advises, a repealed one is history. Names: `rules:status.<name>`. */
export const ruleStatuses = ['inForce', 'suspended', 'repealed'] as const;
export type RuleStatus = (typeof ruleStatuses)[number];

/**
 * How well a figure is known: read in a regulation or public page, read in the press or a weak source, or general knowledge.
 * Only what is confirmed ever blocks. Names: `rules:certainty.<name>`.
 */
export const ruleCertainties = ['confirmed', 'press', 'unconfirmed'] as const;
export type RuleCertainty = (typeof ruleCertainties)[number];

/** What every answer about a rule carries, beside its article. */
export interface RuleOrigin {
  /** The regulation and its edition: `FIFA RSTP, October 2022`. */
  readonly edition: string;
  /** Where it stands in the regulation; empty where that was not read. */
  readonly article: string;
  readonly status: RuleStatus;
  /** Where it was read. */
  readonly source: string;
  readonly certainty: RuleCertainty;
}

/** A rule of one kind with its figures, while it is valid. */
export interface RuleOf<Kind extends RuleKind> extends RuleOrigin {
  /** Unique in its pack. */
  readonly id: string;
  readonly kind: Kind;
  /** The associations that it holds for; none named: everywhere. */
  readonly associations: readonly AssociationCode[];
  /** First and last day, `YYYY-MM-DD`, both included; null where it has always held, or no end is known. */
  readonly from: string | null;
  readonly to: string | null;
  readonly figures: RuleFigures<Kind>;
}

/** A rule of any kind. */
export type Rule = { [Kind in RuleKind]: RuleOf<Kind> }[RuleKind];

/** The rules that hold on a day, of all packs. */
export type RulePacks = readonly Rule[];

/** True on the days on which the rule is valid, whatever its status. */
export function isValidOn({ from, to }: Pick<Rule, 'from' | 'to'>, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

/** True when the rule holds for the association; without one, only what holds everywhere. */
export function holdsFor(
  { associations }: Pick<Rule, 'associations'>,
  association: string | undefined,
): boolean {
  return (
    associations.length === 0 ||
    (association !== undefined && (associations as readonly string[]).includes(association))
  );
}

/** What a rule is looked up for. */
export interface RuleQuestion {
  /** The day of the act, `YYYY-MM-DD`. */
  day: string;
  /** The associations concerned, as those of the player and of the agent. */
  associations: readonly string[];
}

/**
 * The rules of a kind that are valid on a day for any of the associations, repealed ones left out. Several may hold at once, as
 * a federation's and a state's: the stricter counts.
 */
export function rulesOfKind<Kind extends RuleKind>(
  packs: RulePacks,
  kind: Kind,
  { day, associations }: RuleQuestion,
): readonly RuleOf<Kind>[] {
  const asked = associations.length === 0 ? [undefined] : associations;
  return packs.filter(
    (rule): rule is Extract<Rule, { kind: Kind }> & RuleOf<Kind> =>
      rule.kind === kind &&
      rule.status !== 'repealed' &&
      isValidOn(rule, day) &&
      asked.some((association) => holdsFor(rule, association)),
  );
}

/** The rule of a kind that holds for one association on a day: its own before one that holds everywhere. Null: none is known. */
export function findRule<Kind extends RuleKind>(
  packs: RulePacks,
  kind: Kind,
  { day, association }: { day: string; association?: string | undefined },
): RuleOf<Kind> | null {
  const found = rulesOfKind(packs, kind, { day, associations: association ? [association] : [] });
  return found.find(({ associations }) => associations.length > 0) ?? found[0] ?? null;
}
