import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadFrom } from '../../platform/api/download.ts';
import { useAct } from '../../ui/use-act.ts';

interface PdfButtonProps {
  invoiceId: number;
  /** Without one the invoice itself. */
  creditNoteId?: number;
  /** As printed on the document. */
  number: string;
}

/** Fetches the document in the language on screen and hands it to the browser's downloads. */
export function PdfButton({ invoiceId, creditNoteId, number }: PdfButtonProps) {
  const { t } = useTranslation(['invoices', 'invoice-pdf']);
  const { busy, act } = useAct();
  const plain = number.replaceAll(/[ /]/g, '-');

  const open = () =>
    act(async () => {
      if (creditNoteId === undefined) {
        const name = t('invoice-pdf:fileName.invoice', { number: plain });
        await downloadFrom('Invoice/GetInvoicePdf', { invoiceId }, `${name}.pdf`);
      } else {
        const name = t('invoice-pdf:fileName.creditNote', { number: plain });
        await downloadFrom('Invoice/GetCreditNotePdf', { invoiceId, creditNoteId }, `${name}.pdf`);
      }
    });

  return (
    <Button
      variant="default"
      size={creditNoteId === undefined ? undefined : 'xs'}
      loading={busy}
      leftSection={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={t('invoices:page.pdfOf', { number })}
      onClick={() => void open()}
    >
      {t('invoices:page.pdf')}
    </Button>
  );
}
