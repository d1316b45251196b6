import { isLanguage } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findTeamPerson, type TeamPerson } from '../claims/waiting-teams.repository.ts';
import { findTeam } from '../teams.repository.ts';

/**
 * Accepted: account and club. Refused: the person, the club's name and the reason, because both rows are
 * deleted.
 */
type DecisionJob =
  | { accountId: number; teamId: number }
  | { person: TeamPerson; teamName: string; reason: string };

/** Mails a person of a waiting club the decision of staff, in their language. */
export function mailTeamDecision(mailer: Mailer) {
  return job<DecisionJob>({
    name: 'mail-team-decision',
    async run(services, decision) {
      const accepted = 'teamId' in decision;
      const person = accepted ? await findTeamPerson(services.db, decision.accountId) : decision.person;
      const team = accepted ? await findTeam(services.db, decision.teamId) : null;
      if (!person || (accepted && !team)) return;
      const language = isLanguage(person.language) ? person.language : 'it';
      const club = accepted ? (team?.name ?? '') : decision.teamName;
      const reason = accepted ? '' : decision.reason;
      const kind = accepted ? 'accepted' : 'refused';
      const say = (part: 'subject' | 'greeting' | 'what' | 'next' | 'action' | 'closing') =>
        translate(language, `teams:mail.${kind}.${part}`, { club, reason, name: person.name });
      const base = linkBaseOf(services.config, undefined);
      await mailer.send(
        composeMail(person.email, {
          subject: say('subject'),
          greeting: say('greeting'),
          paragraphs: [say('what'), say('next')],
          action: { label: say('action'), url: `${base}/#/${accepted ? 'login' : 'register'}` },
          closing: say('closing'),
        }),
      );
    },
  });
}
