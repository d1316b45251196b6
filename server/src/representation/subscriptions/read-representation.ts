import type { Representation } from '@trattativa/contract/representation/subscriptions/representation';
import { readSettings } from '../../identity/platform-settings.ts';
import { findOwnRecord, profileRules } from '../../people/players.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { presentRepresentation } from './present-representation.ts';
import { listBalances, listRepresentations } from './subscriptions.repository.ts';

/** The representation of a player's account, as a caller who has been let in sees it. */
export async function readRepresentation(
  services: Services,
  db: Queryable,
  actor: Actor,
  accountId: number,
): Promise<Representation> {
  const facts = {
    player: await findOwnRecord(db, accountId),
    rows: await listRepresentations(db, accountId),
    balances: await listBalances(db, accountId),
    settings: await readSettings(db),
    profiles: profileRules(services),
    offered: services.config.payments.provider !== null,
  };
  return presentRepresentation(facts, actor, services.clock.now());
}
