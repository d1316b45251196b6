import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './confirm-dialog.module.css';
import { useModal } from './use-modal.ts';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** The effect, in a sentence. */
  children?: ReactNode;
  /** The affected things, one line each. */
  goes?: readonly string[];
  /** The label of the action: "Delete", "Withdraw". */
  confirm: string;
  /** Red, for irreversible actions. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an action that cannot be undone, and lists its effects. Escape and "cancel" decline. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    goes = [],
    confirm,
    danger = false,
    busy = false,
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation('shell');
  const dialog = useModal(opened);
  const titleId = useId();
  const bodyId = useId();
  if (!opened) return null;
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <div id={bodyId} className={classes.body}>
        {children}
        {goes.length > 0 && (
          <ul className={classes.goes}>
            {goes.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose} disabled={busy} autoFocus>
          {t('ui.cancel')}
        </Button>
        <Button color={danger ? 'red' : 'pitch'} onClick={onConfirm} loading={busy}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
