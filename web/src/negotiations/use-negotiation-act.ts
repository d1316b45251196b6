import { useQueryClient } from '@tanstack/react-query';
import type { RejectionReason } from '@trattativa/contract/catalogue/rejection-reasons';
import type { NegotiationAbilities } from '@trattativa/contract/negotiations/abilities';
import type { Negotiation } from '@trattativa/contract/negotiations/negotiation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { showDone, showProblem } from '../ui/toasts.tsx';
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
 * says so. `act` answers whether it was done.
 */
export function useNegotiationAct(negotiation: Negotiation) {
  const client = useQueryClient();
  const { t } = useTranslation('negotiations');
  const [busy, setBusy] = useState(false);

  function show(present: Negotiation) {
    client.setQueryData([...negotiationKeys.one, present.id], present);
  }

  async function act(
    name: NegotiationAct,
    reason: string,
    reasonCode: RejectionReason | null,
  ): Promise<boolean> {
    setBusy(true);
    try {
      const done = await send(name, negotiation, reason, reasonCode);
      show(done.negotiation);
      showDone(done.message);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'CHANGED_MEANWHILE' && error.current) {
        show(error.current as Negotiation);
        showProblem(t('act.tooLate'));
        return true;
      }
      showProblem(error.text);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { act, busy };
}
