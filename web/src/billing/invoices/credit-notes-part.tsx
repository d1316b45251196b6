import type { CreditNote } from '@trattativa/contract/billing/invoices/invoice';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { TitledCell } from '../../ui/list/table/titled-cell.tsx';
import { CardPart } from '../../ui/page/card-part.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import classes from './invoices.module.css';
import { PdfButton } from './pdf-button.tsx';
import { RefusedButton } from './refused-button.tsx';
import { XmlButton } from './xml-button.tsx';

interface CreditNotesPartProps {
  of: 'team' | 'player';
  invoiceId: number;
  notes: readonly CreditNote[];
}

/** The credit notes of an invoice with their documents; nothing where there are none. */
export function CreditNotesPart({ of, invoiceId, notes }: CreditNotesPartProps) {
  const { t } = useTranslation('invoices');
  const { plainDate } = useFormats();
  if (notes.length === 0) return null;
  return (
    <CardPart title={t('page.creditNotes')}>
      <ul className={classes.notes}>
        {notes.map(({ id, number, amount, creationDate, reason, electronic }) => (
          <li key={id}>
            <TitledCell
              title={
                <>
                  {number} · <MoneyText euros={amount} />
                </>
              }
              note={[plainDate(creationDate), reason].filter(Boolean).join(' · ')}
            />
            <span className={classes.files}>
              {electronic?.gaps.length === 0 && <XmlButton electronic={electronic} number={number} small />}
              {electronic && <RefusedButton electronic={electronic} small />}
              <PdfButton document={{ of, invoiceId, creditNoteId: id, number }} />
            </span>
          </li>
        ))}
      </ul>
    </CardPart>
  );
}
