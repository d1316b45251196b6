import { isLanguage } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findWardApplication } from '../guardian.repository.ts';
import { isMinor } from '../guardian.ts';
import { withdrawalLink } from './mail-account-link.ts';

/**
 * Mails a minor's guardian about an application: the club, the applicant, and that the club can now open the
 * card. It concerns the consent, so no mail switch turns it off.
 */
export function mailGuardianOfApplication(mailer: Mailer) {
  return job<{ candidateId: number }>({
    name: 'mail-guardian-of-application',
    async run(services, { candidateId }) {
      const ward = await findWardApplication(services.db, candidateId);
      if (!ward || !isMinor(ward.born_date, dayOf(services.clock.now()))) return;
      const language = isLanguage(ward.language) ? ward.language : 'it';
      const facts = {
        name: ward.name,
        surname: ward.surname,
        club: ward.club,
        city: ward.city,
        role: translate(language, `catalogue:playerRole.${ward.role}`),
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
          paragraphs: [say(ward.by_another ? 'whatByAnother' : 'what'), say('card'), say('consent')],
          action: { label: say('action'), url },
          closing: say('closing'),
        });
        await mailer.send({ code, ...mail }, tx);
      });
    },
  });
}
