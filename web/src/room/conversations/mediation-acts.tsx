import { Button } from '@mantine/core';
import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../ui/use-act.ts';
import classes from './conversations.module.css';

/** What the reader may do about the mediator now; nothing when that is nothing. */
export function MediationActs({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  const { busy, act } = useAct();
  const { id: conversationId, can } = conversation;
  const answer = (agrees: boolean) =>
    void act(() => call('Whatchat/AnswerToShowHistory', { conversationId, agrees }));
  if (can.withdraw_call) {
    return (
      <Button
        size="sm"
        variant="default"
        className={classes.wordy}
        loading={busy}
        onClick={() => void act(() => call('Whatchat/WithdrawMediatorCall', { conversationId }))}
      >
        {t('mediator.withdraw')}
      </Button>
    );
  }
  if (can.ask_history) {
    return (
      <Button
        size="sm"
        variant="default"
        className={classes.wordy}
        loading={busy}
        onClick={() => void act(() => call('Whatchat/AskToShowHistory', { conversationId }))}
      >
        {t('mediator.ask')}
      </Button>
    );
  }
  if (!can.answer_history) return null;
  return (
    <div className={classes.acts}>
      <Button size="sm" loading={busy} onClick={() => answer(true)}>
        {t('mediator.yes')}
      </Button>
      <Button size="sm" variant="default" disabled={busy} onClick={() => answer(false)}>
        {t('mediator.no')}
      </Button>
    </div>
  );
}
