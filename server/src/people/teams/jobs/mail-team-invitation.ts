import { isLanguage } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { job } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findInvitation, setInvitationCode } from '../members.repository.ts';

/**
 * Mails the one-time link with which a person joins a club. Does nothing for an invitation that is no longer
 * open.
 */
export function mailTeamInvitation(mailer: Mailer) {
  return job<{ invitationId: number; linkBase: string }>({
    name: 'mail-team-invitation',
    async run(services, { invitationId, linkBase }) {
      const invitation = await findInvitation(services.db, invitationId);
      if (!invitation) return;
      const language = isLanguage(invitation.language) ? invitation.language : 'it';
      const code = services.ids.secret();
      const hash = services.ids.hash(code);
      const say = (
        part: 'subject' | 'greeting' | 'greetingNoName' | 'why' | 'validity' | 'action' | 'closing',
      ) =>
        translate(language, `teams:mail.invitation.${part}`, {
          club: invitation.team_name,
          name: invitation.name,
        });
      const mail = {
        code: { kind: 'teamInvitation', hash } as const,
        ...composeMail(invitation.email, {
          subject: say('subject'),
          greeting: say(invitation.name === '' ? 'greetingNoName' : 'greeting'),
          paragraphs: [say('why'), say('validity')],
          action: { label: say('action'), url: `${linkBase}/#/joinTeam?code=${code}` },
          closing: say('closing'),
        }),
      };
      await services.db.transaction().execute(async (tx) => {
        await setInvitationCode(tx, invitation.id, hash);
        await mailer.send(mail, tx);
      });
    },
  });
}
