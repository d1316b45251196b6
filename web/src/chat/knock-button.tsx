import { ActionIcon } from '@mantine/core';
import { IconHandClick } from '@tabler/icons-react';
import type { Conversation } from '@trattativa/contract/chat/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { useNow } from '../platform/clock/use-now.ts';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { showDone, showProblem } from '../ui/toasts.tsx';

/** Toc toc: tells who is not there; once in ten minutes, and says from when on again. */
export function KnockButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const { id: conversationId, knock_again_at: again, is_group: isGroup } = conversation;
  const waits = again !== null && Date.parse(again) > now.getTime();
  const label = waits ? t('knock.again', { time: formats.time(again) }) : t('knock.send');

  async function knock(): Promise<void> {
    setBusy(true);
    const name = isGroup ? 'Whatchat/SendTocTocOnGroupChat' : 'Whatchat/SendTocTocOnPrivateChat';
    try {
      await call(name, { conversationId });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showProblem(error.text);
    } finally {
      setBusy(false);
    }
  }

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
        else if (!busy) void knock();
      }}
    >
      <IconHandClick size={22} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
