import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ChatUser } from '@trattativa/contract/room/chat/chat';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatCall } from '../../platform/api/chat-call.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import classes from './conversations.module.css';

interface ContactPickerProps {
  label: string;
  hint?: string;
  /** Whether several people can be chosen. */
  several: boolean;
  chosen: readonly number[];
  /** The people who are already in the conversation. */
  without?: readonly number[];
  /** The error of the field. */
  error?: string | undefined;
  onChange: (chosen: number[]) => void;
}

const none: ChatUser[] = [];
const search = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The user's contacts, searched by name. Used in dialogs, so its list is not a pop-up. */
export function ContactPicker(props: ContactPickerProps) {
  const { label, hint, several, chosen, without = [], error, onChange } = props;
  const { t } = useTranslation('conversations');
  const [typed, setTyped] = useState('');
  const ids = useId();
  const { data = none, isPending } = useQuery({
    queryKey: ['chat', 'contacts'],
    queryFn: async ({ signal }) =>
      (await chatCall<{ contacts: ChatUser[] }>('GET', '/contacts', undefined, signal)).contacts,
  });
  if (isPending) return <Skeletons shape="rows" count={3} />;
  const found = data.filter(
    ({ id, username }) => !without.includes(id) && search(username).includes(search(typed.trim())),
  );
  return (
    <fieldset className={classes.picker} aria-describedby={`${ids}hint`}>
      <legend className={classes.legend}>{label}</legend>
      {hint !== undefined && (
        <p className={classes.hint} id={`${ids}hint`}>
          {hint}
        </p>
      )}
      <TextInput
        type="search"
        value={typed}
        aria-label={t('new.search')}
        placeholder={t('new.search')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={classes.contacts}>
        {found.length === 0 && <p className={classes.hint}>{t('new.nobody')}</p>}
        {found.map(({ id, username }) => (
          <label key={id} className={classes.contact}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={ids}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) => {
                const others = several ? chosen.filter((other) => other !== id) : [];
                onChange(checked ? [...others, id] : [...others]);
              }}
            />
            <span>{username}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
