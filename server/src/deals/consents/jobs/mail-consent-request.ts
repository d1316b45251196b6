import { formatDate } from '@trattativa/texts/formats';
import { textsIn } from '@trattativa/texts/translate';
import { describeLicence } from '../../../people/agents.ts';
import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { nameOfProposed } from '../../negotiations/negotiation.ts';
import { findNegotiation } from '../../negotiations/negotiations.repository.ts';
import { isWaiting } from '../consent-request.ts';
import { findRequest, setRequestCode } from '../consent-requests.repository.ts';

export interface ConsentMail {
  requestId: number;
}

/**
 * Asks a player without a login, or a minor's parent, whether they stand by a proposal. The code is made here, so that it is
 * readable nowhere else: the database keeps its hash.
 */
export function mailConsentRequest(mailer: Mailer) {
  return job<ConsentMail>({
    name: 'mail-consent-request',
    async run(services, { requestId }) {
      const request = await findRequest(services.db, requestId);
      const negotiation = request && (await findNegotiation(services.db, request.negotiation_id));
      if (!request?.email || !negotiation || !isWaiting(negotiation)) return;
      const code = services.ids.secret();
      const hash = services.ids.hash(code);
      const { language } = request;
      const say = textsIn(language, ['consent-mail']);
      const { proposer_name: agent, proposer_society: society, proposer_licence: licence } = negotiation;
      const words = {
        name: negotiation.player?.name ?? '',
        player: nameOfProposed(negotiation),
        agent: society ? `${agent} (${society})` : agent,
        until: formatDate(language, request.expires_at),
      };
      const mail = {
        code: { kind: 'consent', hash } as const,
        ...composeMail(request.email, {
          subject: say('subject', words),
          greeting: say(request.asked === 'guardian' ? 'greetingGuardian' : 'greeting', words),
          paragraphs: [
            say(request.asked === 'guardian' ? 'whatGuardian' : 'what', words),
            describeLicence(language, licence, dayOf(services.clock.now())),
            say('how', words),
            say('notYou', words),
          ],
          action: {
            label: say('action'),
            url: `${linkBaseOf(services.config, undefined)}/#/confirmProposal/${code}`,
          },
          closing: say('closing'),
        }),
      };
      await services.db.transaction().execute(async (tx) => {
        if (await setRequestCode(tx, requestId, hash)) await mailer.send(mail, tx);
      });
    },
  });
}
