import { Button, TextInput } from '@mantine/core';
import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { maxMediationReasonLength } from '@trattativa/domain/room/chat-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../ui/feedback/use-act.ts';
import classes from './conversations.module.css';
import { MediationActs, mediationText } from './mediation.tsx';

/** Calls a mediator, or shows the state of the mediation. */
export function MediatorPart({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  const [reason, setReason] = useState('');
  const { busy, act } = useAct();
  const { id: conversationId, can, mediation } = conversation;
  return (
    <div className={classes.part}>
      <h3>{t('mediator.title')}</h3>
      {mediation !== null && (
        <>
          <p>{mediationText(conversation, mediation, t)}</p>
          <MediationActs conversation={conversation} />
        </>
      )}
      {can.call_mediator && (
        <>
          <p className={classes.hint}>{t('mediator.what')}</p>
          <TextInput
            label={t('mediator.reason')}
            value={reason}
            maxLength={maxMediationReasonLength}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <div>
            <Button
              variant="default"
              loading={busy}
              onClick={() => void act(() => call('Whatchat/CallMediator', { conversationId, reason }))}
            >
              {t('mediator.call')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
