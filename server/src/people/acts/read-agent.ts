import type { ActingAgent } from '@trattativa/domain/people/acts/situation';
import type { Queryable } from '../../platform/database/database.ts';
import { mandatesOfPeople } from '../mandates-of-people.ts';
import { findMandatingSides, findRegisterEntries, isLicensedOn } from './agent-facts.repository.ts';

interface AskedAgent {
  agentId: number;
  /** Null: a member of coaching staff, who gives no exclusive mandates here. */
  player: { id: number; account_id: number | null } | null;
  /** The club that takes the player, and the one that releases him; null: none, or several. */
  engaging: number | null;
  releasing: number | null;
  day: string;
  fee: Pick<ActingAgent, 'percentOfYear' | 'isAgreed'>;
}

/** What the platform knows of an agent who acts on a day: licence, registers, and the other sides whose mandate the agent has. */
export async function readAgent(
  db: Queryable,
  { agentId, player, engaging, releasing, day, fee }: AskedAgent,
): Promise<ActingAgent> {
  const inForce = player && (await mandatesOfPeople.get().findInForce(db, player, day));
  const isOthers = inForce?.exclusive === true && inForce.agentId !== agentId;
  const sides = { engaging, releasing: releasing === engaging ? null : releasing };
  const mandating = await findMandatingSides(db, { agentId, ...sides, day });
  const stated = await findRegisterEntries(db, agentId);
  const entries = stated && Object.values(stated);
  return {
    isLicensed: await isLicensedOn(db, agentId, day),
    // Whoever has stated nothing may still be entered.
    isRegistered: entries?.some((entry) => entry !== '') ? true : null,
    exclusiveUntil: isOthers ? inForce.endsOn : null,
    actsForEngaging: mandating.engaging,
    actsForReleasing: mandating.releasing,
    ...fee,
  };
}
