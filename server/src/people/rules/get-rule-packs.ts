import type { rulePackEndpoints } from '@trattativa/contract/people/rules/pack-endpoints';
import type { PackAnswer, PackVersion } from '@trattativa/contract/people/rules/rule';
import { shippedPacks } from '@trattativa/domain/people/rules/packs/shipped-packs';
import { isValidOn } from '@trattativa/domain/people/rules/rule';
import { ruleChanges } from '@trattativa/domain/people/rules/rule-changes';
import { type PackName, packNames } from '@trattativa/domain/people/rules/rule-kinds';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { rulesOfVersion, type StoredRule } from './read-rule-packs.ts';
import {
  findLatestPack,
  listConfirmers,
  listLatestPacks,
  listPackVersions,
  type RulePackRow,
} from './rule-packs.repository.ts';

/** The packs with their versions, and how many of their rules hold today and are not confirmed. */
export async function getPacks({
  db,
  clock,
}: Services): Promise<OutputOf<typeof rulePackEndpoints.getPacks>> {
  const saved = new Map((await listLatestPacks(db)).map((row) => [row.pack, row]));
  const today = dayOf(clock.now());
  const items = packNames.map((pack) => {
    const row = saved.get(pack) ?? null;
    const rules = rulesOf(pack, row);
    const valid = rules.filter((rule) => rule.status !== 'repealed' && isValidOn(rule, today));
    const notConfirmed = valid.filter(({ certainty }) => certainty !== 'confirmed').length;
    return { pack, ...aboutOf(row), rules: rules.length, valid: valid.length, notConfirmed };
  });
  return { items };
}

/** A pack in the version that is in use. */
export async function getPack(
  { db }: Services,
  { input }: CallOf<typeof rulePackEndpoints.getPack>,
): Promise<PackAnswer> {
  return presentPack(db, input.pack);
}

/** Presents a pack with the names of who confirmed its rules. */
export async function presentPack(db: Queryable, pack: PackName): Promise<PackAnswer> {
  const row = await findLatestPack(db, pack);
  const rules = rulesOf(pack, row);
  const names = await listConfirmers(
    db,
    rules.flatMap(({ confirmation }) => confirmation?.accountId ?? []),
  );
  return {
    pack,
    ...aboutOf(row),
    rules: rules.map(({ confirmation, associations, figures, ...rule }) => ({
      ...rule,
      associations: [...associations],
      figures: { ...figures } as PackAnswer['rules'][number]['figures'],
      confirmed: confirmation
        ? {
            by: { accountId: confirmation.accountId, name: names.get(confirmation.accountId) ?? null },
            at: confirmation.at,
          }
        : null,
    })),
  };
}

/** The versions of a pack, the latest first, each with what it changed. */
export async function getPackHistory(
  { db }: Services,
  { input }: CallOf<typeof rulePackEndpoints.getPackHistory>,
): Promise<{ items: PackVersion[]; nextCursor: string | null }> {
  const { pack, limit = defaultLimit, cursor } = input;
  const { rows, nextCursor } = await listPackVersions(db, pack, { limit, after: readCursor(cursor) });
  const items = rows.map((row) => {
    const before = row.version === 1 ? shippedPacks[pack] : ((row.before ?? []) as StoredRule[]);
    const changes = ruleChanges(before, row.rules as StoredRule[]);
    return {
      ...aboutOf(row),
      changes: changes.map(({ values, ...change }) => ({ ...change, values: [...values] })),
    };
  });
  return { items, nextCursor };
}

function rulesOf(pack: PackName, row: RulePackRow | null): readonly StoredRule[] {
  return row ? rulesOfVersion(pack, row) : shippedPacks[pack];
}

function aboutOf(row: RulePackRow | null) {
  if (!row) return { version: 0, changedAt: null, changedBy: null, reason: '' };
  return {
    version: row.version,
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by === null ? null : { accountId: row.changed_by, name: row.changed_by_name },
    reason: row.reason,
  };
}
