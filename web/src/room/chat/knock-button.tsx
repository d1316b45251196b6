import { ActionIcon } from '@mantine/core';
import { IconHandClick } from '@tabler/icons-react';
import type { Conversation } from '@trattativa/contract/room/chat/chat';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useNow } from '../../platform/clock/use-now.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showDone } from '../../ui/toasts.tsx';
import { useAct } from '../../ui/use-act.ts';

/** Toc toc: tells who is not there; once in ten minutes, and says from when on again. */
export function KnockButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const now = useNow();
  const { busy, act } = useAct();
  const { id: conversationId, knock_again_at: again, is_group: isGroup } = conversation;
  const waits = again !== null && Date.parse(again) > now.getTime();
  const label = waits ? t('knock.again', { time: formats.time(again) }) : t('knock.send');

  const name = isGroup ? 'Whatchat/SendTocTocOnGroupChat' : 'Whatchat/SendTocTocOnPrivateChat';

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      title={label}
      aria-disabled={waits || busy}
      data-disabled={waits || busy || undefined}
      onClick={() => {
        // A finger sees no tooltip: it is told from when on again.
        if (waits) showDone(label);
        else if (!busy) void act(() => call(name, { conversationId }));
      }}
    >
      <IconHandClick size={22} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
