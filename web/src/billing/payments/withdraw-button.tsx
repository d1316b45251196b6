import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Representation } from '@trattativa/contract/representation/subscriptions/representation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { representationKeys } from '../../representation/subscription-keys.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { paymentsKeys } from './payments-keys.ts';

/** The way out of the contract within 14 days; asks once, and says what follows. */
export function WithdrawButton({ representation }: { representation: Representation }) {
  const { t } = useTranslation('representation');
  const { money } = useFormats();
  const client = useQueryClient();
  const { busy, act } = useAct();
  const [asking, setAsking] = useState(false);

  async function withdraw() {
    await act(async () => {
      const done = await call('Representation/Withdraw', {});
      client.setQueryData([...representationKeys.one, null], done.representation);
      void client.invalidateQueries({ queryKey: paymentsKeys.all });
      showDone(done.message);
    });
    setAsking(false);
  }

  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('withdrawal.act')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('withdrawal.confirmTitle')}
        confirm={t('withdrawal.act')}
        danger
        busy={busy}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      >
        {t('withdrawal.confirmText', { amount: money(representation.activationCost ?? 0) })}
      </ConfirmDialog>
    </>
  );
}
