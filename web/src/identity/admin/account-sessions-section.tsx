import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FoundAccount } from '@trattativa/contract/identity/administration/administration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { AccountList } from './account-list.tsx';
import { adminKeys } from './admin-keys.ts';

/** Everybody who can log in, and the end of their sessions. */
export default function AccountSessionsSection() {
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  const { busy, act } = useAct();
  const [asked, setAsked] = useState<FoundAccount | null>(null);

  async function end({ accountId }: FoundAccount) {
    const done = await act(async () => {
      const { message } = await call('Account/EndSessionsOf', { accountId });
      showDone(message);
      await client.invalidateQueries({ queryKey: adminKeys.accounts });
    });
    if (done) setAsked(null);
  }

  return (
    <>
      <AccountList
        label={t('section.sessions')}
        hint={t('sessions.hint')}
        say={({ kind }) => t(`kind.${kind}`)}
        act={(account) =>
          account.openSessions > 0 && (
            <Button
              variant="default"
              size="sm"
              aria-label={t('sessions.endOf', { name: account.name })}
              onClick={() => setAsked(account)}
            >
              {t('sessions.end')}
            </Button>
          )
        }
      />
      <ConfirmDialog
        opened={asked !== null}
        title={t('sessions.title', { name: asked?.name ?? '' })}
        confirm={t('sessions.end')}
        danger
        busy={busy}
        onConfirm={() => asked && void end(asked)}
        onClose={() => setAsked(null)}
      >
        {t('sessions.text')}
      </ConfirmDialog>
    </>
  );
}
