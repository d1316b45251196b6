import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { FollowedValue } from '../../platform/outbox/followed-value.ts';
import { type RulesInForce, readRules } from './read-rule-packs.ts';

declare module '../../platform/services.ts' {
  interface Services {
    rules: RulesSnapshot;
  }
}

/** The rule packs as this node knows them. A version that staff save is known to every node within two seconds. */
export type RulesSnapshot = FollowedValue<RulesInForce>;

/** Reads the rule packs and is ready to follow their changes. */
export async function openRules(db: Database, options: { url: string; log: Logger }): Promise<RulesSnapshot> {
  const read = () => readRules(db);
  const current = await read();
  return new FollowedValue({
    ...options,
    channel: 'rules',
    current,
    read,
    versionOf: ({ version }) => version,
  });
}
