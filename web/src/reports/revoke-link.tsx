import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { PublicLink } from '@trattativa/contract/reports/public-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showDone, showProblem } from '../ui/toasts.tsx';
import { useSubjectName } from './use-subject-name.ts';

/** Closes a link for good, after asking. */
export function RevokeLink({ link }: { link: PublicLink }) {
  const { t } = useTranslation('sharing');
  const client = useQueryClient();
  const nameOf = useSubjectName();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function revoke() {
    setBusy(true);
    try {
      const { message } = await call('Report/RevokeReport', { linkId: link.id });
      showDone(message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showProblem(error.text);
    } finally {
      await client.invalidateQueries({ queryKey: ['reports'] });
      setBusy(false);
      setAsking(false);
    }
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
