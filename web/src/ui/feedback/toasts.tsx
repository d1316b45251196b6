import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { i18n } from '../../platform/i18n/i18n.ts';
import { announce } from './live-region.tsx';

/** The close button of a toast, with a translated name. */
const closable = () => ({ closeButtonProps: { 'aria-label': i18n.t('shell:ui.close') } });

/** Confirms an action. Disappears after a time; screen readers announce it. */
export function showDone(message: string): void {
  announce(message);
  notifications.show({ ...closable(), message, color: 'pitch', autoClose: 5000 });
}

/** Reports an error that belongs to no field or panel. Stays until closed. */
export function showProblem(message: string): void {
  notifications.show({ ...closable(), message, color: 'red', autoClose: false, role: 'alert' });
}

/** The delay after which a removed row has left the page. */
const redrawnMs = 250;

/** If the focused button was removed with its row, moves the focus to the content instead of the top of the page. */
function rescueFocus(): void {
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}

interface UndoToast {
  /** The confirmation: "Rossi was removed from the portfolio." */
  message: string;
  onUndo: () => void;
}

/** The service accepts an undo for 30 seconds; the offer ends well before that. */
const undoMs = 12_000;

/** Confirms a removal and offers to undo it for some seconds. */
export function showUndo({ message, onUndo }: UndoToast): void {
  announce(message);
  setTimeout(rescueFocus, redrawnMs);
  const id = notifications.show({
    ...closable(),
    autoClose: undoMs,
    color: 'amber',
    message: (
      <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}>
        {message}
        <Button
          size="xs"
          variant="light"
          style={{ flex: 'none' }}
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {i18n.t('shell:ui.undo')}
        </Button>
      </span>
    ),
  });
}
