import { listMakerAccounts } from '../../market/requests.ts';
import { listPlayerAudience } from '../../people/players.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { SharedThing } from './shared-thing.ts';

/**
 * Records that a public link was made, changed or taken back. Those hear of it whose it is: of a player's also the player,
 * of a deal's only who acts, because the other side is not told what one shares.
 */
export async function recordLinkChanged(
  tx: Transaction,
  type: 'report.published' | 'report.revoked',
  link: SharedThing & { id: number },
  actor: Actor,
  at: Date,
): Promise<void> {
  const { kind, thing_id: thingId, club } = link;
  const others =
    kind === 'player'
      ? await listPlayerAudience(tx, thingId)
      : kind === 'request' && club
        ? await listMakerAccounts(tx, club.id)
        : [];
  await recordEvent(tx, {
    type,
    data: { linkId: link.id, kind, thingId },
    recipients: [...others, actor.accountId],
    actorId: actor.accountId,
    at,
  });
}
