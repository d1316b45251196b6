import { Button } from '@mantine/core';
import type { Conversation, Mediation } from '@trattativa/contract/room/chat/chat';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useAct } from '../../ui/feedback/use-act.ts';
import classes from './conversations.module.css';

/** The reader's possible acts about the mediator; renders nothing without any. */
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

/** The state of the mediation, in a sentence. `t` of `conversations`. */
export function mediationText(
  { users, can }: Conversation,
  mediation: Mediation,
  t: TextsOf<'conversations'>,
): string {
  if (mediation.mediator_id === null) return t('mediator.waiting');
  if (mediation.history === 'asked') {
    return t(can.answer_history ? 'mediator.question' : 'mediator.awaiting');
  }
  const name = users.find(({ id }) => id === mediation.mediator_id)?.username ?? '';
  return t(`mediator.${mediation.history}`, { name });
}
