import { useTranslation } from 'react-i18next';
import { AttachmentsField } from '../../../files/uploads-ui.ts';

/** The attachments of a request or draft. Loaded with the page. */
export default function RequestFiles({ kind, id }: { kind: 'request' | 'requestDraft'; id: number }) {
  const { t } = useTranslation(['requests', 'request-form']);
  return <AttachmentsField parent={{ kind, id }} label={t('request-form:form.attachments')} />;
}
