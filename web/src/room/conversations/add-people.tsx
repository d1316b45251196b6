import { Button } from '@mantine/core';
import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../ui/feedback/use-act.ts';
import { ContactPicker } from './contact-picker.tsx';
import classes from './conversations.module.css';

/** Adds people to a group. */
export function AddPeople({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number[]>([]);
  const { busy, act } = useAct();
  if (!isOpen) {
    return (
      <div className={classes.part}>
        <div>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('panel.addPeople')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.part}>
      <ContactPicker
        label={t('panel.addPeople')}
        hint={t('panel.addHint')}
        several
        chosen={chosen}
        without={conversation.users.map(({ id }) => id)}
        onChange={setChosen}
      />
      <div className={classes.end}>
        <Button variant="default" onClick={() => setOpen(false)}>
          {t('panel.cancel')}
        </Button>
        <Button
          loading={busy}
          disabled={chosen.length === 0}
          onClick={() =>
            void act(() =>
              call('Whatchat/AddConversationMembers', { conversationId: conversation.id, users: chosen }),
            ).then((added) => {
              if (!added) return;
              setChosen([]);
              setOpen(false);
            })
          }
        >
          {t('panel.add')}
        </Button>
      </div>
    </div>
  );
}
