import { CloseButton } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './titled-dialog.module.css';

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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // The browser restores the focus only after closing the dialog itself.
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (isNowhere && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
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
