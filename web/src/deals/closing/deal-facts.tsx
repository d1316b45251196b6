import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../platform/clock/use-now.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { type Fact, FactList } from '../../ui/text/fact-list.tsx';
import classes from './closing.module.css';
import { useClosing } from './closing.queries.ts';

/** The three facts of a deal that matter first: how long there is time, the offer that counts now, and the documents. */
export default function DealFacts({ negotiation: { id, offer } }: { negotiation: Negotiation }) {
  const { t } = useTranslation('closing');
  const { date, money, relative } = useFormats();
  const now = useNow();
  const { data } = useClosing(id);
  if (!data || data.documents.length === 0) return null;
  const { window, documents } = data;
  const time: Fact[] = window
    ? [
        window.isOpen
          ? [t('fact.closes'), relative(window.closesAt, now)]
          : [t('fact.opens'), date(window.opensAt)],
      ]
    : [];
  return (
    <div className={classes.facts}>
      <FactList
        facts={[
          ...time,
          [
            t('fact.offer'),
            offer ? t('fact.monthly', { amount: money(offer.monthlySalary) }) : t('fact.noOffer'),
          ],
          [
            t('fact.documents'),
            t('fact.documentsOf', {
              there: documents.filter(({ isThere }) => isThere).length,
              all: documents.length,
            }),
          ],
        ]}
      />
    </div>
  );
}
