import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { FactList } from '../../ui/text/fact-list.tsx';
import { Remark } from '../../ui/text/remark.tsx';
import { useNegotiationWords } from './use-negotiation-words.ts';

const AnsweredRequest = lazy(() => loadChunk(() => import('../../market/answered-request.ts')));

/** The proposal: level, price, commission, availability. The service sends each side only what it may see. */
export function NegotiationTerms({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation(['negotiations', 'catalogue', 'negotiation-course']);
  const { money, percent, date, plainDate } = useFormats();
  const { price, commissionAmount, commissionPercent, commissionPay, commissionInstalments } = negotiation;
  const words = useNegotiationWords();
  const terms: (readonly [string, ReactNode])[] = [
    words.levelRow(negotiation.level, negotiation.team.country),
  ];
  const { asked } = negotiation;
  // An enquiry has its own terms; nobody stated these.
  const isEnquiry = negotiation.enquiry !== null;
  if (asked) {
    terms.push(
      [t('negotiation-course:asked.kind'), t(`catalogue:transferKind.${asked.kind}`)],
      [
        t(asked.kind === 'loan' ? 'negotiation-course:asked.loanFee' : 'negotiation-course:asked.fee'),
        asked.fee === null ? null : money(asked.fee),
      ],
      [t('negotiation-course:asked.loanUntil'), asked.loanUntil && plainDate(asked.loanUntil)],
      [
        t('negotiation-course:asked.wageShare'),
        asked.wageSharePercent === null ? null : percent(asked.wageSharePercent),
      ],
    );
  } else if (price !== undefined && !(isEnquiry && price === null)) terms.push(words.priceRow(price));
  if (commissionAmount != null) terms.push([t('negotiations:field.commission'), money(commissionAmount)]);
  else if (commissionPercent != null) {
    const of = commissionPay && t(`negotiation-course:pay.${commissionPay}`);
    terms.push([
      t('negotiations:field.commission'),
      of
        ? t('negotiation-course:terms.percentOf', { percent: percent(commissionPercent), pay: of })
        : percent(commissionPercent),
    ]);
  } else if (commissionAmount === null && !isEnquiry) {
    terms.push([t('negotiations:field.commission'), t('negotiation-course:terms.noCommission')]);
  }
  if (commissionInstalments != null) {
    const instalments = t('negotiation-course:terms.instalments', { count: commissionInstalments });
    terms.push([t('negotiations:field.instalments'), instalments]);
  }
  terms.push(
    words.availabilityRow(negotiation.immediateAvailability),
    ...(isEnquiry ? [] : [words.createdRow(date(negotiation.createdAt))]),
  );
  return (
    <>
      <FactList layout="rows" facts={terms} />
      {negotiation.requestId !== null && (
        <Suspense>
          <AnsweredRequest requestId={negotiation.requestId} />
        </Suspense>
      )}
      <Remark text={negotiation.comments} />
    </>
  );
}
