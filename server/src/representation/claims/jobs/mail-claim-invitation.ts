import { locales } from '@trattativa/texts/languages';
import { textsFor } from '../../../people/portfolios.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findInvitation, setInvitationCode } from '../claims.repository.ts';

/**
 * Mails the link to claim a record. The code is made here, so that it is readable nowhere else: the database keeps its
 * hash.
 */
export function mailClaimInvitation(mailer: Mailer) {
  return job<{ invitationId: number }>({
    name: 'mail-claim-invitation',
    async run(services, { invitationId }) {
      const invitation = await findInvitation(services.db, invitationId);
      if (!invitation) return;
      const code = services.ids.secret();
      const hash = services.ids.hash(code);
      const say = textsFor(invitation);
      const language = invitation.language as keyof typeof locales;
      const words = {
        name: invitation.player_name,
        player: `${invitation.player_name} ${invitation.player_surname}`,
        owner: invitation.owner_name,
        until: new Intl.DateTimeFormat(locales[language], {
          dateStyle: 'long',
          timeZone: 'Europe/Rome',
        }).format(invitation.expires_at),
      };
      const mail = {
        code: { kind: 'claimInvitation', hash } as const,
        ...composeMail(invitation.email, {
          subject: say('invitation.subject', words),
          greeting: say('invitation.greeting', words),
          paragraphs: [say('invitation.what', words), say('invitation.how', words), say('invitation.notYou')],
          action: {
            label: say('invitation.action'),
            url: `${linkBaseOf(services.config, undefined)}/#/claim?code=${code}`,
          },
          closing: say('invitation.closing'),
        }),
      };
      await services.db.transaction().execute(async (tx) => {
        if (await setInvitationCode(tx, invitationId, hash)) await mailer.send(mail, tx);
      });
    },
  });
}
