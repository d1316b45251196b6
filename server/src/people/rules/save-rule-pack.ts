import type { rulePackEndpoints } from '@trattativa/contract/people/rules/pack-endpoints';
import type { PackAnswer } from '@trattativa/contract/people/rules/rule';
import { shippedPacks } from '@trattativa/domain/people/rules/packs/shipped-packs';
import { ruleChanges } from '@trattativa/domain/people/rules/rule-changes';
import { kindsOfPack, type PackName } from '@trattativa/domain/people/rules/rule-kinds';
import { AppError } from '../../platform/app-error.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { presentPack } from './get-rule-packs.ts';
import { rulesOfVersion, type StoredRule } from './read-rule-packs.ts';
import { findLatestPack, insertPackVersion } from './rule-packs.repository.ts';

/**
 * Adds a version of a pack; nothing changed adds none. Whoever states or changes a confirmed rule confirms it. Throws
 * `CHANGED_MEANWHILE` with the pack in use when somebody else was first.
 */
export async function savePack(
  services: Services,
  call: CallOf<typeof rulePackEndpoints.savePack>,
): Promise<PackAnswer> {
  const { pack, version, reason, rules } = call.input;
  // The schema holds the figures of every kind.
  return addVersion(services, call, {
    pack,
    version,
    reason,
    change: () => rules as unknown as StoredRule[],
  });
}

/** Confirms one rule, with where it was read. Throws NOT_FOUND for a rule that the pack does not have. */
export async function confirmRule(
  services: Services,
  call: CallOf<typeof rulePackEndpoints.confirmRule>,
): Promise<PackAnswer> {
  const { pack, version, reason, id, source } = call.input;
  const change = (rules: readonly StoredRule[]) => {
    if (!rules.some((rule) => rule.id === id)) throw new AppError('NOT_FOUND');
    return rules.map((rule) =>
      rule.id === id ? { ...rule, source, certainty: 'confirmed' as const } : rule,
    );
  };
  return addVersion(services, call, { pack, version, reason, change, confirms: id });
}

async function addVersion(
  services: Services,
  call: Call<unknown>,
  wanted: {
    pack: PackName;
    version: number;
    reason: string;
    change: (rules: readonly StoredRule[]) => readonly StoredRule[];
    /** The rule that is confirmed, even if it stays as it was. */
    confirms?: string;
  },
): Promise<PackAnswer> {
  const { pack, version, reason } = wanted;
  const row = await findLatestPack(services.db, pack);
  if ((row?.version ?? 0) !== version) throw await changedMeanwhile(services, pack);
  const before = row ? rulesOfVersion(pack, row) : shippedPacks[pack];
  const at = services.clock.now();
  const changedBy = call.actor.accountId;
  const wished = wanted.change(before);
  if (wanted.confirms === undefined && ruleChanges(before, wished).length === 0) {
    return presentPack(services.db, pack);
  }
  const by = { accountId: changedBy, at: at.toISOString() };
  const rules = withConfirmations(before, wished, { by, confirms: wanted.confirms });
  const added = await services.db.transaction().execute(async (tx) => {
    const next = { pack, version: version + 1, rules, kinds: kindsOfPack(pack), changedBy, reason, at };
    const first = await insertPackVersion(tx, next);
    if (first) {
      await recordEvent(tx, {
        type: 'rules.changed',
        data: { pack, version: version + 1 },
        recipients: [],
        // Every open calculator asks anew.
        audience: 'market',
        actorId: changedBy,
        at,
      });
    }
    return first;
  });
  if (!added) throw await changedMeanwhile(services, pack);
  await services.rules.refresh();
  return presentPack(services.db, pack);
}

/** Keeps who confirmed a rule while it stays as it was; a confirmed rule that is new or changed is confirmed by who saves it. */
function withConfirmations(
  before: readonly StoredRule[],
  after: readonly StoredRule[],
  { by, confirms }: { by: NonNullable<StoredRule['confirmation']>; confirms: string | undefined },
): readonly StoredRule[] {
  const earlier = new Map(before.map((rule) => [rule.id, rule]));
  return after.map(({ confirmation: _, ...rule }) => {
    if (rule.certainty !== 'confirmed') return rule;
    const was = earlier.get(rule.id);
    const stays = was !== undefined && ruleChanges([was], [rule]).length === 0 && rule.id !== confirms;
    const confirmation = stays ? was.confirmation : by;
    return confirmation ? { ...rule, confirmation } : rule;
  });
}

async function changedMeanwhile({ db }: Services, pack: PackName): Promise<AppError> {
  return new AppError('CHANGED_MEANWHILE', { current: await presentPack(db, pack) });
}
