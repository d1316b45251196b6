import { Button } from '@mantine/core';
import { IconFileTypeXml } from '@tabler/icons-react';
import type { ElectronicDocument } from '@trattativa/contract/billing/electronic/electronic-document';
import { useTranslation } from 'react-i18next';
import { downloadFrom } from '../../platform/api/download.ts';
import { useAct } from '../../ui/feedback/use-act.ts';

interface XmlButtonProps {
  electronic: ElectronicDocument;
  /** As printed on the document. */
  number: string;
  small?: boolean;
}

/** Hands the file of an electronic invoice to the browser's downloads. */
export function XmlButton({ electronic, number, small = false }: XmlButtonProps) {
  const { t } = useTranslation('electronic');
  const { busy, act } = useAct();
  const { kind, documentId, fileName } = electronic;
  return (
    <Button
      variant="default"
      size={small ? 'xs' : undefined}
      loading={busy}
      leftSection={<IconFileTypeXml size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={t('downloadOf', { number })}
      onClick={() =>
        void act(() => downloadFrom('Invoice/GetElectronicInvoice', { kind, documentId }, fileName))
      }
    >
      {t('download')}
    </Button>
  );
}
