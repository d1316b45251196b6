import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { i18n } from '../../platform/i18n/i18n.ts';
import { showDone } from '../../ui/toasts.tsx';

/** Says whose toc toc it is, on whatever screen one is. */
export async function showKnock({ users }: Conversation, fromId: number): Promise<void> {
  await i18n.loadNamespaces('chat');
  const name = users.find(({ id }) => id === fromId)?.username ?? '';
  showDone(i18n.t('chat:knock.by', { name }));
}
