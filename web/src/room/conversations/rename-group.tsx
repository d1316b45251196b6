import { Button, TextInput } from '@mantine/core';
import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../ui/use-act.ts';
import classes from './conversations.module.css';

/** Gives a group another name; whoever was first wins, and what was typed stays. */
export function RenameGroup({ conversation: { id, version, name } }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  const [typed, setTyped] = useState(name);
  const { busy, act } = useAct();
  return (
    <form
      className={classes.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act(() => call('Whatchat/RenameConversation', { conversationId: id, version, name: typed }));
      }}
    >
      <TextInput
        label={t('new.name')}
        value={typed}
        maxLength={120}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={classes.end}>
        <Button
          type="submit"
          variant="default"
          loading={busy}
          disabled={typed.trim() === '' || typed.trim() === name}
        >
          {t('panel.saveName')}
        </Button>
      </div>
    </form>
  );
}
