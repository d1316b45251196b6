import { CloseButton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './titled-dialog.module.css';
import { useModal } from './use-modal.ts';

interface TitledDialogProps {
  title: string;
  onClose: () => void;
  /** For tables and other wide content. */
  wide?: boolean;
  children: ReactNode;
}

/** A native dialog over the screen. Escape and the close button close it. */
export function TitledDialog({ title, onClose, wide = false, children }: TitledDialogProps) {
  const { t } = useTranslation('shell');
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <CloseButton aria-label={t('ui.close')} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
