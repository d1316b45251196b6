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
  /** The last day of a rule that is over and was not renewed: it answers for a later day, and binds nobody. Absent while it is valid. */
  readonly endedOn?: string;
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

/** The figures by which rules of one kind are about different things. */
interface Subject {
  category?: number;
  fromTier?: number;
  toTier?: number;
  playerStatus?: string;
  movement?: string;
}

/** True when two rules regulate the same: one kind, an association in common, and the same league, tier or players. */
export function isAboutSame(one: Rule, other: Rule): boolean {
  if (one.kind !== other.kind) return false;
  const isSameWhere =
    one.associations.length === 0
      ? other.associations.length === 0
      : one.associations.some((code) => other.associations.includes(code));
  const [a, b] = [one.figures as Subject, other.figures as Subject];
  return (
    isSameWhere &&
    a.category === b.category &&
    a.playerStatus === b.playerStatus &&
    a.movement === b.movement &&
    (a.fromTier ?? 0) <= (b.toTier ?? 0) &&
    (b.fromTier ?? 0) <= (a.toTier ?? 0)
  );
}

/** True when a later rule about the same has begun by a day, whatever its status. */
export function isFollowedBy(packs: RulePacks, rule: Rule, day: string): boolean {
  return packs.some(
    (other) =>
      other.from !== null && other.from > (rule.from ?? '') && other.from <= day && isAboutSame(rule, other),
  );
}

/** True on the days after the end of a rule that nothing followed: the last figure that is known, until staff enter the next. */
function hasEndedOpen(packs: RulePacks, rule: Rule, day: string): boolean {
  return rule.to !== null && rule.to < day && !isFollowedBy(packs, rule, day);
}

/** True when a rule holds for a tier: one that names none holds for every one. */
function isOfTier(figures: unknown, tier: number): boolean {
  const { fromTier, toTier } = figures as Subject;
  return (fromTier ?? tier) <= tier && tier <= (toTier ?? tier);
}

/**
 * The rules of a kind that are valid on a day for any of the associations, repealed ones left out. Several may hold at once, as
 * a federation's and a state's: the stricter counts. One that is over and was not renewed answers with `endedOn`.
 */
export function rulesOfKind<Kind extends RuleKind>(
  packs: RulePacks,
  kind: Kind,
  { day, associations }: RuleQuestion,
): readonly RuleOf<Kind>[] {
  const asked = associations.length === 0 ? [undefined] : associations;
  return packs
    .filter(
      (rule): rule is Extract<Rule, { kind: Kind }> & RuleOf<Kind> =>
        rule.kind === kind &&
        rule.status !== 'repealed' &&
        asked.some((association) => holdsFor(rule, association)) &&
        (isValidOn(rule, day) || hasEndedOpen(packs, rule, day)),
    )
    .map((rule): RuleOf<Kind> => (rule.to !== null && rule.to < day ? { ...rule, endedOn: rule.to } : rule));
}

/**
 * The rule of a kind that holds for one association on a day: its own before one that holds everywhere, one that is valid before
 * one that is over. Of rules of some tiers, those of the given one alone. Null: none is known.
 */
export function findRule<Kind extends RuleKind>(
  packs: RulePacks,
  kind: Kind,
  { day, association, tier }: { day: string; association?: string | undefined; tier?: number | undefined },
): RuleOf<Kind> | null {
  const known = rulesOfKind(packs, kind, { day, associations: association ? [association] : [] });
  const found = tier === undefined ? known : known.filter(({ figures }) => isOfTier(figures, tier));
  const valid = found.filter(({ endedOn }) => endedOn === undefined);
  const among = valid.length > 0 ? valid : found;
  return among.find(({ associations }) => associations.length > 0) ?? among[0] ?? null;
}
