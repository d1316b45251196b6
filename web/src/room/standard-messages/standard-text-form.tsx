import { Button, NativeSelect, Textarea } from '@mantine/core';
import { standardMessageLength } from '@trattativa/contract/room/standard-messages/standard-message';
import { standardMessageSides } from '@trattativa/domain/room/standard-message-sides';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './standard-messages.module.css';
import type { WrittenMessage } from './use-standard-list.ts';

interface StandardTextFormProps {
  label: string;
  initial: WrittenMessage;
  submit: string;
  isBusy: boolean;
  /** Resolves with the error of the text; null if it was saved. */
  onSave: (written: WrittenMessage) => Promise<string | null | undefined>;
  onCancel?: () => void;
}

/** The text of one standard message and who writes it. If refused, it stays, with the reason beside it. */
export function StandardTextForm(props: StandardTextFormProps) {
  const { label, initial, submit, isBusy, onSave, onCancel } = props;
  const { t } = useTranslation('standard-messages');
  const [text, setText] = useState(initial.text);
  const [side, setSide] = useState(initial.side);
  const [error, setError] = useState<string | null>(null);
  async function save(): Promise<void> {
    const refused = await onSave({ text: text.trim(), side });
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
      <NativeSelect
        label={t('writtenBy')}
        value={side ?? ''}
        className={classes.writer}
        data={[
          { value: '', label: t('side.both') },
          ...standardMessageSides.map((one) => ({ value: one, label: t(`side.${one}`) })),
        ]}
        onChange={({ currentTarget }) =>
          setSide(standardMessageSides.find((one) => one === currentTarget.value) ?? null)
        }
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
