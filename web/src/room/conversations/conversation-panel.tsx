import { Button, TextInput } from '@mantine/core';
import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SwitchLine } from '../../identity/account-ui.ts';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { AddPeople } from './add-people.tsx';
import classes from './conversations.module.css';
import { MediatorPart } from './mediator-part.tsx';
import { PeopleList } from './people-list.tsx';

interface ConversationPanelProps {
  conversation: Conversation;
  onClose: () => void;
}

/** The members and settings of a conversation: name, people, mediator, muting, leaving. */
export default function ConversationPanel({ conversation, onClose }: ConversationPanelProps) {
  const { t } = useTranslation('conversations');
  const navigate = useNavigate();
  const { busy, act } = useAct();
  const [leaves, setLeaves] = useState(false);
  const { id: conversationId, can, muted, mediation } = conversation;
  const isMediator = can.leave && conversation.type !== conversationType.group;
  const leaving = t(isMediator ? 'mediator.leave' : 'panel.leave');
  return (
    <TitledDialog title={t('panel.title')} onClose={onClose}>
      {can.rename && <RenameGroup conversation={conversation} />}
      <PeopleList conversation={conversation} />
      {can.add && <AddPeople conversation={conversation} />}
      {(can.call_mediator || mediation !== null) && <MediatorPart conversation={conversation} />}
      <div className={classes.part}>
        <SwitchLine
          label={t('panel.mute')}
          on={muted}
          onChange={async (next) => {
            await act(() => call('Whatchat/MuteConversation', { conversationId, muted: next }));
          }}
        />
        {can.leave && (
          <div>
            <Button variant="default" onClick={() => setLeaves(true)}>
              {leaving}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        opened={leaves}
        title={leaving}
        confirm={leaving}
        danger
        busy={busy}
        onClose={() => setLeaves(false)}
        onConfirm={() =>
          void act(() => call('Whatchat/LeaveConversation', { conversationId })).then((left) => {
            if (left) void navigate(paths.negotiationRoom, { replace: true });
          })
        }
      >
        {t('panel.leaveSure')}
      </ConfirmDialog>
    </TitledDialog>
  );
}

/** Renames a group. If somebody else renamed it first, the typed text stays. */
function RenameGroup({ conversation: { id, version, name } }: { conversation: Conversation }) {
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
        maxLength={maxNameLength}
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
