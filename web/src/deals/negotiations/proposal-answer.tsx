import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { TurnBanner } from '../../ui/turn-banner.tsx';
import { negotiationKeys } from './negotiations.live.ts';

/** The player's answer to an agent's proposal that went out without a mandate: confirm it, or refuse it after a question. */
export default function ProposalAnswer({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation('negotiations');
  const client = useQueryClient();
  const { busy, act } = useAct();
  const [refusing, setRefusing] = useState(false);
  const values = { proposer: negotiation.proposer.name };

  function show(present: Negotiation) {
    client.setQueryData([...negotiationKeys.one, present.id], present);
  }

  function answer(given: 'confirm' | 'refuse') {
    return act(
      async () => {
        const done = await call('Negotiation/AnswerProposal', {
          negotiationId: negotiation.id,
          answer: given,
        });
        show(done.negotiation);
        // The other clubs of the proposal, too.
        void client.invalidateQueries({ queryKey: negotiationKeys.list });
        showDone(done.message);
      },
      (present) => {
        show(present as Negotiation);
        showProblem(t('act.tooLate'));
      },
    );
  }

  return (
    <>
      <TurnBanner yours title={t('consent.ask.title', values)} text={t('consent.ask.text')}>
        <Button loading={busy} onClick={() => void answer('confirm')}>
          {t('consent.ask.confirm')}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => setRefusing(true)}>
          {t('consent.ask.refuse')}
        </Button>
      </TurnBanner>
      <ConfirmDialog
        opened={refusing}
        title={t('consent.refuse.title')}
        confirm={t('consent.refuse.do')}
        onConfirm={() => {
          setRefusing(false);
          void answer('refuse');
        }}
        onClose={() => setRefusing(false)}
      >
        <p>{t('consent.refuse.text', values)}</p>
      </ConfirmDialog>
    </>
  );
}
