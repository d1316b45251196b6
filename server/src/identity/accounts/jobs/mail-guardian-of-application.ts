import { isLanguage } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findApplication } from '../../ward-applications.ts';
import { findWard } from '../guardian/guardian.repository.ts';
import { isMinor } from '../guardian/guardian.ts';
import { withdrawalLink } from './mail-account-link.ts';

/**
 * Mails a minor's guardian about an application: the club, the applicant, and that the club can now open the
 * card. It concerns the consent, so no mail switch turns it off.
 */
export function mailGuardianOfApplication(mailer: Mailer) {
  return job<{ candidateId: number }>({
    name: 'mail-guardian-of-application',
    async run(services, { candidateId }) {
      const application = await findApplication.get()(services.db, candidateId);
      if (!application || application.person_id === null) return;
      const ward = await findWard(services.db, application.person_id);
      if (!ward || !isMinor(ward.born_date, dayOf(services.clock.now()))) return;
      const language = isLanguage(ward.language) ? ward.language : 'it';
      const facts = {
        name: ward.name,
        surname: ward.surname,
        club: application.club,
        city: application.city,
        role: translate(language, `catalogue:playerRole.${application.role}`),
      };
      const say = (
        part: 'subject' | 'greeting' | 'what' | 'whatByAnother' | 'card' | 'consent' | 'action' | 'closing',
      ) => translate(language, `account-mails:wardApplied.${part}`, facts);
      const base = linkBaseOf(services.config, undefined);
      await services.db.transaction().execute(async (tx) => {
        const { url, code } = await withdrawalLink(services, tx, ward.account_id, base);
        const mail = composeMail(ward.guardian_email, {
          subject: say('subject'),
          greeting: say('greeting'),
          paragraphs: [
            say(application.applicant_id !== ward.account_id ? 'whatByAnother' : 'what'),
            say('card'),
            say('consent'),
          ],
          action: { label: say('action'), url },
          closing: say('closing'),
        });
        await mailer.send({ code, ...mail }, tx);
      });
    },
  });
}
