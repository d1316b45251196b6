import { useTranslation } from 'react-i18next';
import { AttachmentsField } from '../../files/uploads-ui.ts';

/** The documents of a mandate: the signed paper, a scan. Loaded with the page, not before. */
export default function MandateFiles({ mandateId, recorded }: { mandateId: number; recorded: boolean }) {
  const { t } = useTranslation('mandates');
  return (
    <>
      {recorded && (
        <>
          <h2>{t('page.form')}</h2>
          <AttachmentsField
            parent={{ kind: 'mandateForm', id: mandateId }}
            canEdit={false}
            label={t('page.form')}
          />
        </>
      )}
      <h2 id="mandate-files">{t('page.documents')}</h2>
      <AttachmentsField parent={{ kind: 'mandate', id: mandateId }} />
    </>
  );
}
