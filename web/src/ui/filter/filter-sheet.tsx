import { Button, CloseButton } from '@mantine/core';
import { createContext, type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../dialog/use-modal.ts';
import { Skeletons } from '../feedback/skeletons.tsx';
import classes from './filter-bar.module.css';

/** Whether fields stand in the drawer, where there is room for all of them at once. */
export const InSheet = createContext(false);

interface FilterSheetProps {
  children: ReactNode;
  /** The button that resets the filters, if any is set. */
  clear: ReactNode;
  /** The number of rows, as a sentence, on the button that closes. */
  result: string | undefined;
  onClose: () => void;
}

/** The filter fields of a list in a drawer: from below on a phone, from the side on a wide window. */
export function FilterSheet({ children, clear, result, onClose }: FilterSheetProps) {
  const { t } = useTranslation('shell');
  const sheet = useModal();
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Escape; the click is on its backdrop
    <dialog
      ref={sheet}
      className={classes.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A dialog opened by a filter closes on its own.
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 id={titleId}>{t('ui.filters')}</h2>
          <CloseButton aria-label={t('ui.close')} onClick={onClose} size="lg" />
        </div>
        <div className={classes.fields}>
          {/* Fields that still load must not hide the page: the dialog would lose the focus. */}
          <Suspense fallback={<Skeletons shape="rows" count={6} />}>
            <InSheet value={true}>{children}</InSheet>
          </Suspense>
        </div>
        <div className={classes.acts}>
          {clear}
          <Button onClick={onClose}>{result ?? t('ui.showResults')}</Button>
        </div>
      </div>
    </dialog>
  );
}
