import { useTranslation } from 'react-i18next';
import type { Asked } from '../platform/ask/ask.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';

/** One question of `ask` in its dialog. */
export default function AskQuestion({ asked: { question, values, answer } }: { asked: Asked }) {
  const { t } = useTranslation('app');
  return (
    <ConfirmDialog
      opened
      title={t(`ask.${question}.title`)}
      confirm={t(`ask.${question}.yes`)}
      danger={question === 'logOutUnsent'}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {t(`ask.${question}.body`, values)}
    </ConfirmDialog>
  );
}
