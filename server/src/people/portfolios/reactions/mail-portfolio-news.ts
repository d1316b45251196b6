import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { listConcerned } from '../concerned.repository.ts';
import type { DeletedMail } from '../jobs/mail-player-deleted.ts';

/** Mails everybody concerned when a player was deleted. */
export const mailDeletedPlayers = reaction({
  name: 'portfolios.mail-deleted-players',
  types: ['player.deletionAnnounced'],
  async react(services, tx, { data: { playerId, playerName } }) {
    for (const { account_id, team_id } of await listConcerned(tx, playerId)) {
      const mail: DeletedMail = { playerId, playerName, accountId: account_id, teamId: team_id };
      await services.jobs.enqueue(tx, 'mail-player-deleted', mail);
    }
  },
});

/** Mails the requester when staff have decided a removal. */
export const mailDecidedRemovals = reaction({
  name: 'portfolios.mail-decided-removals',
  types: ['removal.decided'],
  async react(services, tx, { data: { requestId } }) {
    await services.jobs.enqueue(tx, 'mail-removal-decided', { requestId });
  },
});
