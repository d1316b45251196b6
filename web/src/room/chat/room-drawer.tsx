import { CloseButton } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './room-drawer.module.css';

interface RoomDrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer beside the conversation, from the right; on a phone it fills the screen. */
export function RoomDrawer({ title, onClose, children }: RoomDrawerProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closes before removal: a removed dialog does not return the focus to the element that opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on what is around it
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Escape in a nested dialog closes only that one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <CloseButton aria-label={t('ui.close')} onClick={onClose} size="lg" />
        </div>
        {children}
      </div>
    </dialog>
  );
}
