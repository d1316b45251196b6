import { useQueryClient } from '@tanstack/react-query';
import type { NegotiationAbilities } from '@trattativa/contract/deals/negotiations/abilities';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import type { RejectionReason } from '@trattativa/domain/deals/rejection-reasons';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { showDone, showProblem } from '../../ui/toasts.tsx';
import { useAct } from '../../ui/use-act.ts';
import { negotiationKeys } from './negotiation-keys.ts';

/** What a person can do on purpose; opening happens by itself. */
export type NegotiationAct = Exclude<keyof NegotiationAbilities, 'open'>;

function send(
  act: NegotiationAct,
  negotiation: Negotiation,
  reason: string,
  reasonCode: RejectionReason | null,
) {
  const seen = { negotiationId: negotiation.id, version: negotiation.version };
  if (act === 'sign') return call('Negotiation/SignNegotiation', seen);
  if (act === 'confirm') return call('Negotiation/ConfirmSignature', seen);
  if (act === 'takeBack') return call('Negotiation/TakeBackSignature', seen);
  const status = act === 'trial' ? 4 : act === 'reopen' ? 2 : 3;
  return call('Negotiation/UpdateNegotiationStatus', {
    ...seen,
    status,
    reasonCode,
    reason: reason.trim() || null,
  });
}

/**
 * Acts on a negotiation at the version on screen. When somebody else was first, the screen shows what they made of it and
 * says so. `act` answers whether the dialog is done with.
 */
export function useNegotiationAct(negotiation: Negotiation) {
  const client = useQueryClient();
  const { t } = useTranslation('negotiations');
  const { busy, act: run } = useAct();

  function show(present: Negotiation) {
    client.setQueryData([...negotiationKeys.one, present.id], present);
  }

  const act = (name: NegotiationAct, reason: string, reasonCode: RejectionReason | null) =>
    run(
      async () => {
        const done = await send(name, negotiation, reason, reasonCode);
        show(done.negotiation);
        showDone(done.message);
      },
      (present) => {
        show(present as Negotiation);
        showProblem(t('act.tooLate'));
      },
    );

  return { act, busy };
}
