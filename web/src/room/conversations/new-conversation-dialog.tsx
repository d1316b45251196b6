import { Button, TextInput } from '@mantine/core';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { conversationPath } from '../../platform/paths.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Segments } from '../../ui/filter/segments.tsx';
import { ContactPicker } from './contact-picker.tsx';
import classes from './conversations.module.css';

/** Starts a conversation with one person, or a named group, and opens it. */
export default function NewConversationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('conversations');
  const navigate = useNavigate();
  const [kind, setKind] = useState<'person' | 'group'>('person');
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<number[]>([]);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const isGroup = kind === 'group';
  const form = useRef<HTMLFormElement>(null);
  // Otherwise the dialog would focus its close button.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const textOf = (field: string) => refused?.fields.find((one) => one.name === field)?.text;

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    try {
      const { conversationId } = await call('Whatchat/CreateWhatChat', {
        conversation: isGroup
          ? { type: conversationType.group, isGroup: true, name }
          : { type: conversationType.oneToOne },
        users: chosen,
      });
      // Replaces the dialog, which has its own address.
      void navigate(conversationPath(conversationId), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
      setBusy(false);
    }
  }

  return (
    <TitledDialog title={t('new.title')} onClose={onClose}>
      <form ref={form} className={classes.form} noValidate onSubmit={(event) => void open(event)}>
        {refused && refused.fields.length === 0 && <ErrorPanel text={refused.text} />}
        <Segments
          label={t('new.kind')}
          value={kind}
          options={[
            { value: 'person', label: t('new.person') },
            { value: 'group', label: t('new.group') },
          ]}
          onChange={(next) => {
            setKind(next);
            setChosen(next === 'person' ? chosen.slice(0, 1) : chosen);
          }}
        />
        {isGroup && (
          <TextInput
            label={t('new.name')}
            value={name}
            maxLength={maxNameLength}
            error={textOf('conversation.name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        <ContactPicker
          label={t(isGroup ? 'new.contacts' : 'new.contact')}
          hint={t('new.contactsHint')}
          several={isGroup}
          chosen={chosen}
          error={textOf('users')}
          onChange={setChosen}
        />
        <div className={classes.end}>
          <Button type="submit" loading={busy}>
            {t(isGroup ? 'new.openGroup' : 'new.openPair')}
          </Button>
        </div>
      </form>
    </TitledDialog>
  );
}
