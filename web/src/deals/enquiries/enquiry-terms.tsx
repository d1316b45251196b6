import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import type { Language } from '@trattativa/texts/languages';
import { enquiryWordsIn } from '@trattativa/texts/records/enquiry-words';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { PagePart } from '../../ui/page/page-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { Remark } from '../../ui/text/remark.tsx';

interface EnquiryTermsProps {
  enquiry: NonNullable<Negotiation['enquiry']>;
}

/** What the club asked, and the answer to it. */
export default function EnquiryTerms({ enquiry }: EnquiryTermsProps) {
  const { t, i18n } = useTranslation(['enquiries', 'catalogue']);
  const { dateTime } = useFormats();
  const { reply } = enquiry;
  const words = enquiryWordsIn(t, i18n.language as Language);
  const factsOf = (rows: ReturnType<typeof words.rows>) =>
    rows.map(({ label, value }) => [label, value] as const);
  return (
    <>
      <PagePart title={t('enquiries:title')}>
        <FactList
          layout="rows"
          facts={factsOf([...words.rows(enquiry), words.answerByRow(enquiry.answerBy)])}
        />
        <Remark text={enquiry.sentence} />
      </PagePart>
      {reply && (
        <PagePart title={t('enquiries:reply.title')}>
          <FactList
            layout="rows"
            facts={[
              [t('enquiries:reply.answer'), t(`enquiries:reply.${reply.answer}`)],
              ...factsOf(words.payRows(reply)),
              [t('enquiries:reply.at'), dateTime(reply.at)],
            ]}
          />
          <Remark text={reply.sentence} />
        </PagePart>
      )}
    </>
  );
}
