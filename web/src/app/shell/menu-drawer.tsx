import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { Logo } from './logo.tsx';
import classes from './menu-drawer.module.css';

interface MenuDrawerProps {
  opened: boolean;
  mode: 'overlay' | 'mobile';
  onClose: () => void;
  children: ReactNode;
}

/** The side menu when it has no permanent place: an overlay on a tablet, a drawer on a phone. */
export function MenuDrawer({ opened, mode, onClose, children }: MenuDrawerProps) {
  const { t } = useTranslation('shell');
  const dialog = useModal(opened);
  if (!opened) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on what is around it
    <dialog
      ref={dialog}
      className={classes.drawer}
      data-mode={mode}
      aria-label={t('menu.label')}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <Logo />
          <CloseButton aria-label={t('bar.closeMenu')} onClick={onClose} size="lg" />
        </div>
        {children}
      </div>
    </dialog>
  );
}
