import { job } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { listConcerned } from '../concerned.repository.ts';
import { textsFor } from './portfolio-mail-words.ts';

export interface DeletedMail {
  playerId: number;
  playerName: string;
  accountId: number | null;
  teamId: number | null;
}

/** Mails one of those concerned that a player was deleted, in their language. */
export function mailPlayerDeleted(mailer: Mailer) {
  return job<DeletedMail>({
    name: 'mail-player-deleted',
    async run(services, { playerId, playerName, accountId, teamId }) {
      const concerned = await listConcerned(services.db, playerId);
      const reader = concerned.find(
        (candidate) => candidate.account_id === accountId && candidate.team_id === teamId,
      );
      if (!reader) return;
      const say = textsFor(reader);
      const words = { name: reader.name, player: playerName };
      await mailer.send(
        composeMail(reader.email, {
          subject: say('deleted.subject', words),
          greeting: say('deleted.greeting', words),
          paragraphs: [say(`deleted.${reader.side}`, words)],
          closing: say('deleted.closing'),
        }),
      );
    },
  });
}
