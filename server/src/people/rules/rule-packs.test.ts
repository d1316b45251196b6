import { shippedPacks } from '@trattativa/domain/people/rules/packs/shipped-packs';
import { findRule, type Rule } from '@trattativa/domain/people/rules/rule';
import { kindsOfPack } from '@trattativa/domain/people/rules/rule-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type Person } from '../../../test/factories/people.ts';
import { startTwoNodes, type TwoNodes } from '../../../test/factories/two-nodes.ts';
import { currentRulePacks } from '../rules.ts';
import { insertPackVersion } from './rule-packs.repository.ts';

/** The platform promises two seconds. */
const withinMs = 2_000;

let nodes: TwoNodes;
let staff: Person;
let version = 0;

beforeAll(async () => {
  nodes = await startTwoNodes();
  staff = await makeStaff(nodes.one);
});
afterAll(() => nodes.close());

async function save(
  rules: readonly Rule[],
  kinds: readonly string[] = kindsOfPack('agents'),
): Promise<boolean> {
  const { db, clock } = nodes.one.services;
  version += 1;
  const added = {
    pack: 'agents',
    version,
    rules,
    kinds,
    changedBy: staff.accountId,
    reason: 'Prova',
    at: clock.now(),
  };
  return db.transaction().execute((tx) => insertPackVersion(tx, added));
}

const withMonths = (most: number) =>
  shippedPacks.agents.map((rule) =>
    rule.kind === 'mandateLength' ? { ...rule, figures: { ...rule.figures, most } } : rule,
  );
const monthsIn = (rules: readonly Rule[]) =>
  findRule(rules, 'mandateLength', { day: '2026-11-01' })?.figures.most;

describe('the rule packs in force', () => {
  it('are those of the release until staff save a version, which takes the place of one pack', async () => {
    const { db } = nodes.one.services;
    expect(await currentRulePacks(db)).toEqual(Object.values(shippedPacks).flat());
    await save(withMonths(18));
    const rules = await currentRulePacks(db);
    expect(monthsIn(rules)).toBe(18);
    expect(rules.filter(({ kind }) => kind === 'window')).toEqual(shippedPacks.windows);
  });

  it('are known to every node within two seconds', async () => {
    await save(withMonths(12));
    const until = Date.now() + withinMs;
    while (monthsIn(nodes.two.services.rules.current.rules) !== 12) {
      if (Date.now() > until) throw new Error(`the node does not know the version within ${withinMs} ms`);
      await sql`select 1`.execute(nodes.two.services.db);
    }
  });

  it('have the release’s rules of kinds that a version did not know, and none of kinds that are gone', async () => {
    const gone = { ...shippedPacks.agents[0], id: 'old', kind: 'oldKind' } as unknown as Rule;
    const known = shippedPacks.agents.filter(({ kind }) => kind !== 'mandateLength');
    await save([...known, gone], ['agentFeeCap', 'oldKind', ...known.map(({ kind }) => kind)]);
    const rules = await currentRulePacks(nodes.one.services.db);
    expect(monthsIn(rules)).toBe(24);
    expect(rules.map(({ id }) => id)).not.toContain('old');
  });

  it('are never changed or removed in the database, and follow each other', async () => {
    const { db } = nodes.one.services;
    await expect(sql`update rule_pack_versions set reason = 'x'`.execute(db)).rejects.toThrow(
      /never changed/,
    );
    await expect(sql`delete from rule_pack_versions`.execute(db)).rejects.toThrow(/never changed/);
    version += 1;
    await expect(save(shippedPacks.agents)).rejects.toThrow(/no predecessor/);
    version -= 2;
  });

  it('get one version of two saves at once', async () => {
    const next = version + 1;
    expect(await save(shippedPacks.agents)).toBe(true);
    version = next - 1;
    expect(await save(shippedPacks.agents)).toBe(false);
  });
});
