import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Asked, openQuestion } from './ask.ts';

/** Shows the open question of `ask`. */
export function AskDialog() {
  const asked = useSyncExternalStore(openQuestion.subscribe, openQuestion.get);
  return <Suspense>{asked && <Question asked={asked} />}</Suspense>;
}

function Question({ asked: { question, values, answer } }: { asked: Asked }) {
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
