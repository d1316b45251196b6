import { daysBetween } from '@trattativa/domain/platform/plain-date';
import { dayInRome, withdrawalDays } from '@trattativa/domain/representation/representation-term';
import { formatMoney, formatPlainDate } from '@trattativa/texts/formats';
import { isLanguage, type Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { findAccount } from '../../../identity/accounts.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { BalanceRow, RepresentationRow } from '../subscription.ts';
import { findBalanceOf, findRepresentation } from '../subscriptions.repository.ts';

export type RepresentationNews =
  | 'activated'
  | 'ended'
  | 'ending'
  | 'withdrawn'
  | 'balanceDue'
  | 'balanceReminded'
  | 'balancePaid'
  | 'balanceCancelled';

export interface RepresentationMail {
  representationId: number;
  news: RepresentationNews;
}

/** What a consumer must be told on a durable medium: mailed also to who switched off mail about the representation. */
const contractual: readonly RepresentationNews[] = [
  'activated',
  'withdrawn',
  'balanceDue',
  'balanceCancelled',
];

/** Tells the player what happened to the representation. The mail of the activation confirms the contract. */
export function mailRepresentationNews(mailer: Mailer) {
  return job<RepresentationMail>({
    name: 'mail-representation-news',
    async run(services, { representationId, news }) {
      const representation = await findRepresentation(services.db, representationId);
      const balance = await findBalanceOf(services.db, representationId);
      const account = representation && (await findAccount(services.db, representation.account_id));
      if (!representation || !account) return;
      // An erased account has no address.
      if (representation.end_reason === 'accountDeleted') return;
      if (!isStillTrue(news, representation, balance)) return;
      const language = isLanguage(account.language) ? account.language : 'it';
      const today = dayInRome(services.clock.now());
      const parameters = { name: account.name, ...factsOf(language, representation, balance, today) };
      const base = linkBaseOf(services.config, undefined);
      const about = newsTexts(news, representation, balance, today);
      const say = (key: Parameters<typeof translate>[1]) => translate(language, key, parameters as never);
      await mailer.send({
        ...(!contractual.includes(news) && { kind: 'representation' }),
        ...composeMail(account.email, {
          subject: say(`representation-mails:${news}.subject`),
          greeting: say('representation-mails:greeting'),
          paragraphs: about.map((key) => say(`representation-mails:${key}`)),
          action: { label: say('representation-mails:action'), url: `${base}/#/procuraPayment` },
          closing: say('representation-mails:closing'),
        }),
      });
    },
  });
}

/** A reminder means nothing any more once the thing is done. */
function isStillTrue(
  news: RepresentationNews,
  { status }: RepresentationRow,
  balance: BalanceRow | null,
): boolean {
  if (news === 'ending') return status === 'active';
  if (news === 'balanceDue' || news === 'balanceReminded') return balance?.status === 'due';
  return true;
}

function newsTexts(
  news: RepresentationNews,
  representation: RepresentationRow,
  balance: BalanceRow | null,
  today: string,
) {
  switch (news) {
    case 'activated':
      return [
        'activated.text' as const,
        'activated.terms' as const,
        representation.immediate_start_requested_at === null
          ? ('activated.withdrawal' as const)
          : ('activated.withdrawalImmediate' as const),
      ];
    case 'balanceReminded':
      return [
        balance !== null && balance.due_on < today
          ? ('balanceReminded.overdue' as const)
          : ('balanceReminded.text' as const),
      ];
    default:
      return [`${news}.text` as const];
  }
}

function factsOf(
  language: Language,
  representation: RepresentationRow,
  balance: BalanceRow | null,
  today: string,
) {
  const { starts_at, ends_at } = representation;
  const day = (at: Date | null) => (at === null ? '' : formatPlainDate(language, dayInRome(at)));
  return {
    from: day(starts_at),
    to: day(ends_at),
    count: ends_at === null ? 0 : daysBetween(today, dayInRome(ends_at)),
    activation: formatMoney(representation.activation_cents),
    withdrawalDays,
    price: formatMoney(balance?.price_cents ?? 0),
    amount: formatMoney(balance?.amount_cents ?? 0),
    dueOn: balance === null ? '' : formatPlainDate(language, balance.due_on),
  };
}
