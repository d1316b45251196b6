import { profileType } from '@trattativa/domain/identity/profile-types';
import { associationsOfCountry } from '@trattativa/domain/people/associations';
import { tierOfLevel } from '@trattativa/domain/people/levels';
import { registrableFrom } from '@trattativa/domain/people/rules/registrable-from';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import type { PlayerRow } from '../player.ts';
import { listPlayerAudience, readSignature, setFromTransfer, setSigned } from '../players.repository.ts';

/**
 * Takes a player who signed with a club through the platform out of matching, until the rules allow a further registration
 * (docs/decisions/0121).
 */
export async function markPlayerSigned(
  { rules }: Pick<Services, 'rules'>,
  tx: Transaction,
  { playerId, teamId, actorId, at }: { playerId: number; teamId: number; actorId: number; at: Date },
): Promise<void> {
  const { country, level, clubs } = await readSignature(tx, playerId, teamId);
  // A country with several associations does not tell which one the club is of.
  const [association = null, other] = associationsOfCountry(country);
  const { season, from } = registrableFrom(rules.current.rules, {
    at,
    association: other === undefined ? association : null,
    tier: level === null ? null : tierOfLevel(level),
    registrationsIn: (asked) => (clubs.find((one) => one.season === asked)?.count ?? 0) + 1,
  });
  await setSigned(tx, playerId, season, from);
  await recordEvent(tx, {
    type: 'player.changed',
    data: { playerId },
    recipients: await listPlayerAudience(tx, playerId),
    actorId,
    at,
  });
}

/**
 * Marks an own record as come through this platform when its player applies to a request; portfolio records
 * are not marked.
 */
export async function markFromTransfer(
  tx: Transaction,
  player: Pick<PlayerRow, 'id' | 'profile'>,
): Promise<void> {
  if (player.profile === profileType.player) await setFromTransfer(tx, player.id);
}
