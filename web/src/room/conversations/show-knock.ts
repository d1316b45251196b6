import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { i18n } from '../../platform/i18n/i18n.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';

/** Shows who sent a toc toc, on any screen. */
export async function showKnock({ users }: Conversation, fromId: number): Promise<void> {
  await i18n.loadNamespaces('chat');
  const name = users.find(({ id }) => id === fromId)?.username ?? '';
  showDone(i18n.t('chat:knock.by', { name }));
}
