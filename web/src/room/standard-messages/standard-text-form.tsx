import { Button, Textarea } from '@mantine/core';
import { standardMessageLength } from '@trattativa/contract/room/standard-messages/standard-message';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './standard-messages.module.css';

interface StandardTextFormProps {
  label: string;
  initial: string;
  submit: string;
  isBusy: boolean;
  /** Resolves with the error of the text; null if it was saved. */
  onSave: (text: string) => Promise<string | null | undefined>;
  onCancel?: () => void;
}

/** The text of one standard message. If refused, it stays, with the reason beside it. */
export function StandardTextForm(props: StandardTextFormProps) {
  const { label, initial, submit, isBusy, onSave, onCancel } = props;
  const { t } = useTranslation('standard-messages');
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  async function save(): Promise<void> {
    const refused = await onSave(text.trim());
    setError(refused ?? null);
    if (refused === null && !onCancel) setText('');
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        label={label}
        value={text}
        error={error}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={standardMessageLength}
        className={classes.field}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
