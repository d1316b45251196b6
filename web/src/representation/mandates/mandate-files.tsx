import { useTranslation } from 'react-i18next';
import { AttachmentsField } from '../../files/uploads-ui.ts';

/** The documents of a mandate: the signed paper, a scan. Loaded with the page, not before. */
export default function MandateFiles({ mandateId }: { mandateId: number }) {
  const { t } = useTranslation('mandates');
  return (
    <>
      <h2 id="mandate-files">{t('page.documents')}</h2>
      <AttachmentsField parent={{ kind: 'mandate', id: mandateId }} />
    </>
  );
}
