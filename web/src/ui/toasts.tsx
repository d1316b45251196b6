import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { i18n } from '../platform/i18n/i18n.ts';
import { announce } from './live-region.tsx';

/** The cross of a toast, named in the language on screen. */
const closable = () => ({ closeButtonProps: { 'aria-label': i18n.t('shell:ui.close') } });

/** Says that something was done. Goes by itself; screen readers hear it. */
export function showDone(message: string): void {
  announce(message);
  notifications.show({ ...closable(), message, color: 'pitch', autoClose: 5000 });
}

/** Says that something went wrong where no field and no panel can say it. Stays until it is closed. */
export function showProblem(message: string): void {
  notifications.show({ ...closable(), message, color: 'red', autoClose: false, role: 'alert' });
}

/** By then the row that was removed has left the page. */
const redrawnMs = 250;

/** Whose button went with what it removed goes on in the content, not at the top of the page. */
function rescueFocus(): void {
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}

interface UndoToast {
  /** What was done: "Rossi was removed from the portfolio." */
  message: string;
  onUndo: () => void;
}

/** The service takes a removal back for 30 seconds; the offer ends well before. */
const undoMs = 12_000;

/** Tells of a removal and offers to take it back for some seconds. */
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
