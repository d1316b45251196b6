import { isLanguage } from '@trattativa/texts/languages';
import { requestRowsIn } from '@trattativa/texts/records/request-rows';
import { textsIn, translate } from '@trattativa/texts/translate';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { mailFacts } from '../../../platform/mail/mail-facts.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { type Delivery, findDelivery, listMakerAccounts, markSent } from '../recipients.repository.ts';
import { isActive } from '../request.ts';

/**
 * Mails a request to a recipient and moves the delivery 0 → 1 (spec §4). Does nothing when it was sent
 * before.
 */
export function deliverRequest(mailer: Mailer) {
  return job<{ recipientId: number }>({
    name: 'deliver-request',
    async run(services, { recipientId }) {
      const delivery = await findDelivery(services.db, recipientId);
      if (!delivery || !isActive(delivery)) return;
      const url = `${linkBaseOf(services.config, undefined)}/#/requests/${delivery.request_id}`;
      for (const addressee of delivery.addressees)
        await mailer.send({ ...requestMail(delivery, addressee, url), kind: 'requests' });
      const at = services.clock.now();
      await services.db.transaction().execute(async (tx) => {
        if (!(await markSent(tx, recipientId, at))) return;
        await recordEvent(tx, {
          type: 'request.sent',
          data: { requestId: delivery.request_id, recipientId },
          recipients: await listMakerAccounts(tx, delivery.team_id),
          actorId: null,
          at,
        });
      });
    },
  });
}

/** The mail about a request to one of its recipients. */
export function requestMail(delivery: Delivery, addressee: Delivery['addressees'][number], url: string) {
  const language = isLanguage(addressee.language) ? addressee.language : 'it';
  const words = requestRowsIn(
    textsIn(language, ['requests', 'catalogue', 'countries', 'players', 'ui']),
    language,
  );
  const facts = {
    name: addressee.name,
    club: delivery.team_name,
    city: delivery.city,
    role: words.role(delivery.role),
  };
  const say = (part: 'subject' | 'greeting' | 'what' | 'next' | 'action' | 'closing') =>
    translate(language, `request-mails:mail.${part}`, facts);
  return composeMail(addressee.email, {
    subject: say('subject'),
    greeting: say('greeting'),
    paragraphs: [say('what'), mailFacts(language, words.wanted(delivery)), say('next')],
    action: { label: say('action'), url },
    closing: say('closing'),
  });
}
