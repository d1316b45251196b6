import type { Conversation, Mediation } from '@trattativa/contract/room/chat/chat';
import type { TextsOf } from '@trattativa/texts/text-keys';

/** How it stands with the mediator, in a sentence. `t` of `conversations`. */
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
