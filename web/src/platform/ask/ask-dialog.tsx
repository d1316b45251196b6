import { Button } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { openQuestion } from './ask.ts';
import styles from './ask-dialog.module.css';

/** Shows the open question of `ask`. Escape means no; the safe answer has the focus. */
export function AskDialog() {
  const asked = useSyncExternalStore(openQuestion.subscribe, openQuestion.get);
  const { t } = useTranslation('app');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asked) dialog.current?.showModal();
  }, [asked]);
  if (!asked) return null;
  const { question, values, answer } = asked;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="ask-title" onCancel={() => answer(false)}>
      <h2 id="ask-title" className={styles.title}>
        {t(`ask.${question}.title`)}
      </h2>
      <p>{t(`ask.${question}.body`, values)}</p>
      <div className={styles.answers}>
        <Button variant="default" onClick={() => answer(false)} autoFocus>
          {t(`ask.${question}.no`)}
        </Button>
        <Button onClick={() => answer(true)}>{t(`ask.${question}.yes`)}</Button>
      </div>
    </dialog>
  );
}
