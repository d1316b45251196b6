import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { PublicLink } from '@trattativa/contract/insight/reports/public-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { useSubjectName } from './use-subject-name.ts';

/** Revokes a link permanently, after a confirmation. */
export function RevokeLink({ link }: { link: PublicLink }) {
  const { t } = useTranslation('sharing');
  const client = useQueryClient();
  const nameOf = useSubjectName();
  const [asking, setAsking] = useState(false);
  const { busy, act } = useAct();

  async function revoke() {
    await act(async () => showDone((await call('Report/RevokeReport', { linkId: link.id })).message));
    setAsking(false);
    await client.invalidateQueries({ queryKey: ['reports'] });
  }

  return (
    <>
      <Button
        variant="light"
        color="red"
        size="sm"
        aria-label={t('revokeOf', { name: nameOf(link) })}
        onClick={() => setAsking(true)}
      >
        {t('revoke')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('revoke')}
        confirm={t('revoke')}
        danger
        busy={busy}
        onConfirm={() => void revoke()}
        onClose={() => setAsking(false)}
      >
        <p>{t('revokeText')}</p>
      </ConfirmDialog>
    </>
  );
}
