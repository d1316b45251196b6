import { Button } from '@mantine/core';
import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SwitchLine } from '../../identity/account-ui.ts';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TitledDialog } from '../../ui/titled-dialog.tsx';
import { useAct } from '../../ui/use-act.ts';
import { AddPeople } from './add-people.tsx';
import classes from './conversations.module.css';
import { MediatorPart } from './mediator-part.tsx';
import { PeopleList } from './people-list.tsx';
import { RenameGroup } from './rename-group.tsx';

interface ConversationPanelProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Who is in a conversation and what one may do with it: name, people, mediator, silence, leaving. */
export default function ConversationPanel({ conversation, onClose }: ConversationPanelProps) {
  const { t } = useTranslation('conversations');
  const navigate = useNavigate();
  const { busy, act } = useAct();
  const [leaves, setLeaves] = useState(false);
  const { id: conversationId, can, muted, mediation } = conversation;
  const isMediator = can.leave && conversation.type !== 3;
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
