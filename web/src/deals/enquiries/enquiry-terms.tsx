import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { seasonName } from '@trattativa/domain/people/season';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import { Remark } from '../../ui/remark.tsx';

interface EnquiryTermsProps {
  enquiry: NonNullable<Negotiation['enquiry']>;
}

/** What the club asked, and the answer to it. */
export default function EnquiryTerms({ enquiry }: EnquiryTermsProps) {
  const { t } = useTranslation(['enquiries', 'catalogue']);
  const { money, plainDate, dateTime } = useFormats();
  const { reply } = enquiry;
  const pay = ({ payFrom, payTo }: { payFrom: number | null; payTo: number | null }) => {
    if (payFrom !== null && payTo !== null)
      return t('enquiries:pay.between', { from: money(payFrom), to: money(payTo) });
    if (payFrom !== null) return t('enquiries:pay.from', { from: money(payFrom) });
    return payTo === null ? null : t('enquiries:pay.to', { to: money(payTo) });
  };
  return (
    <>
      <PagePart title={t('enquiries:title')}>
        <FactList
          layout="rows"
          facts={[
            [t('enquiries:field.kind'), t(`catalogue:transferKind.${enquiry.kind}`)],
            [t('enquiries:field.season'), seasonName(enquiry.season)],
            [t('enquiries:field.pay'), pay(enquiry)],
            [t('enquiries:field.answerBy'), plainDate(enquiry.answerBy)],
          ]}
        />
        <Remark text={enquiry.sentence} />
      </PagePart>
      {reply && (
        <PagePart title={t('enquiries:reply.title')}>
          <FactList
            layout="rows"
            facts={[
              [t('enquiries:reply.answer'), t(`enquiries:reply.${reply.answer}`)],
              [t('enquiries:field.pay'), pay(reply)],
              [t('enquiries:reply.at'), dateTime(reply.at)],
            ]}
          />
          <Remark text={reply.sentence} />
        </PagePart>
      )}
    </>
  );
}
