import { Textarea } from '@mantine/core';
import { maxNoteLength } from '@trattativa/domain/platform/text-limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

interface ReasonDialogProps {
  title: string;
  children: ReactNode;
  /** The label of the text field, and the hint below it. */
  label: string;
  hint?: string;
  /** The least number of characters; 0 if the text is optional. */
  min: number;
  confirm: string;
  danger?: boolean;
  goes?: readonly string[];
  /** Sends the text. Throws ApiError for a refusal of the service. */
  onSend: (text: string) => Promise<void>;
  onClose: () => void;
  /** Precedes the service's message if sending failed. */
  failed?: string;
}

/** Asks for the reason of an action, or a comment on it, and states its effect. */
export function ReasonDialog({ title, children, label, hint, min, confirm, ...props }: ReasonDialogProps) {
  const { t } = useTranslation(['errors', 'shell']);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send() {
    const written = text.trim();
    if (written.length < min) {
      setProblem(written === '' ? t('errors:field.required') : t('errors:field.tooShort', { min: min }));
      return;
    }
    setBusy(true);
    try {
      await props.onSend(written);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(props.failed ? `${props.failed}. ${error.text}` : error.text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      opened
      title={title}
      confirm={confirm}
      danger={props.danger ?? false}
      goes={props.goes ?? []}
      busy={busy}
      onConfirm={() => void send()}
      onClose={props.onClose}
    >
      {children}
      <Textarea
        mt="sm"
        label={label}
        description={hint}
        value={text}
        rows={3}
        maxLength={maxNoteLength}
        required={min > 0}
        error={problem}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem(null);
        }}
      />
    </ConfirmDialog>
  );
}
