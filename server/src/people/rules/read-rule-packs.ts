import { shippedPacks } from '@trattativa/domain/people/rules/packs/shipped-packs';
import type { Rule, RulePacks } from '@trattativa/domain/people/rules/rule';
import {
  fieldsOfKind,
  kindsOfPack,
  type PackName,
  packNames,
} from '@trattativa/domain/people/rules/rule-kinds';
import type { Queryable } from '../../platform/database/database.ts';
import { listLatestPacks } from './rule-packs.repository.ts';

/** A rule as versions store it. */
export type StoredRule = Rule & {
  /** Member of staff who confirmed it, and when; none for a rule that came with the release. */
  confirmation?: { accountId: number; at: string };
};

/** The rules in the database, with the number of versions that they come from. */
export interface RulesInForce {
  rules: RulePacks;
  /** Grows by one with every saved version. */
  version: number;
}

/** The rule packs: of each the version that staff saved last, otherwise the one of this release. */
export async function readRules(db: Queryable): Promise<RulesInForce> {
  const rows = await listLatestPacks(db);
  const saved = new Map(rows.map((row) => [row.pack, row]));
  const rules = packNames.flatMap((pack) => {
    const row = saved.get(pack);
    return row ? rulesOfVersion(pack, row) : shippedPacks[pack];
  });
  return { rules, version: rows.reduce((sum, { version }) => sum + version, 0) };
}

/**
 * The rules of a stored version. Kinds that this release no longer knows are left out; of kinds that the version did not know
 * yet, the release's rules are added.
 */
export function rulesOfVersion(
  pack: PackName,
  stored: { rules: unknown; kinds: readonly string[] },
): readonly StoredRule[] {
  const known = kindsOfPack(pack);
  const kept = (stored.rules as StoredRule[]).filter(({ kind }) => known.includes(kind)).map(withAllFigures);
  const added = shippedPacks[pack].filter(({ kind }) => !stored.kinds.includes(kind));
  return [...kept, ...added];
}

/** A figure that the kind has gained since, and that may be unknown, is unknown. */
function withAllFigures(rule: StoredRule): StoredRule {
  const unknown = Object.entries(fieldsOfKind(rule.kind)).flatMap(([name, field]) =>
    'unknown' in field ? [[name, null] as const] : [],
  );
  return { ...rule, figures: { ...Object.fromEntries(unknown), ...rule.figures } } as StoredRule;
}

/** The rule packs as the transaction sees them: for decisions that must not miss a version saved a moment ago. */
export async function currentRulePacks(db: Queryable): Promise<RulePacks> {
  return (await readRules(db)).rules;
}
