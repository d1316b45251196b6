import { isLanguage } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { addDays } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { insertClaimCode } from '../claims/claims.repository.ts';
import { teamProfile } from '../team.ts';
import { findTeam } from '../teams.repository.ts';

interface ClaimJob {
  teamId: number;
  language: string;
  termsVersion: string;
  linkBase: string;
}

/**
 * Mails the code that proves access to a club's mailbox. It is created while the mail is written, so that it
 * is readable nowhere else: the database stores its hash. Does nothing for a club that was registered
 * meanwhile.
 */
export function mailTeamClaim(mailer: Mailer) {
  return job<ClaimJob>({
    name: 'mail-team-claim',
    async run(services, { teamId, language: asked, termsVersion, linkBase }) {
      const team = await findTeam(services.db, teamId);
      const email = team?.contact_email;
      if (!team || !email || team.profile !== teamProfile.notRegistered) return;
      const language = isLanguage(asked) ? asked : 'it';
      const code = services.ids.secret();
      const at = services.clock.now();
      const expiresAt = addDays(at, 1);
      const hash = services.ids.hash(code);
      const say = (part: 'subject' | 'greeting' | 'why' | 'validity' | 'action' | 'closing') =>
        translate(language, `teams:mail.claim.${part}`, { club: team.name });
      const address = new URLSearchParams({ team: String(teamId), email, code });
      const mail = {
        code: { kind: 'teamClaim', hash } as const,
        ...composeMail(email, {
          subject: say('subject'),
          greeting: say('greeting'),
          paragraphs: [say('why'), say('validity')],
          action: { label: say('action'), url: `${linkBase}/#/claimTeam?${address}` },
          closing: say('closing'),
        }),
      };
      await services.db.transaction().execute(async (tx) => {
        await insertClaimCode(tx, { hash, teamId, email, language, termsVersion, at, expiresAt });
        await mailer.send(mail, tx);
      });
    },
  });
}
