import { useQueryClient } from '@tanstack/react-query';
import type { NegotiationAbilities } from '@trattativa/contract/deals/negotiations/abilities';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { ProposalRefusal } from '@trattativa/domain/deals/rejection-reasons';
import type { TrialParents } from '@trattativa/domain/deals/trials/trial-record';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type FieldError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { costsKeys } from '../costs/costs-keys.ts';
import { feeSheetKeys } from '../fee-sheet/fee-sheet-keys.ts';
import { negotiationKeys } from './negotiations.live.ts';

/** The acts that a user triggers; opening happens automatically, and answers to an enquiry and to an unconfirmed proposal have parts of their own. */
export type NegotiationAct = Exclude<keyof NegotiationAbilities, 'open' | 'answer' | 'answerProposal'>;

/** The key of an act's texts, `negotiations:act.<key>`: a club withdraws its enquiry. */
export function wordsOfAct(act: NegotiationAct, { side }: Pick<Negotiation, 'side'>) {
  return act === 'withdraw' && side === 'club' ? 'withdrawEnquiry' : act;
}

/** What the dialog of a signature showed, and the side therefore accepts. */
interface Accepted {
  acceptedCost: number | null;
  feeSheetHash: string | null;
}

const nothing: Accepted = { acceptedCost: null, feeSheetHash: null };

function send(
  act: NegotiationAct,
  negotiation: Negotiation,
  reason: string,
  reasonCode: ProposalRefusal | null,
  parents: TrialParents | null,
  { acceptedCost, feeSheetHash }: Accepted,
) {
  const seen = { negotiationId: negotiation.id, version: negotiation.version };
  if (act === 'sign') return call('Negotiation/SignNegotiation', { ...seen, acceptedCost, feeSheetHash });
  if (act === 'confirm') return call('Negotiation/ConfirmSignature', { ...seen, feeSheetHash });
  if (act === 'takeBack') return call('Negotiation/TakeBackSignature', seen);
  const { trial, viewed, rejected } = negotiationStatus;
  const status = act === 'trial' ? trial : act === 'reopen' ? viewed : rejected;
  return call('Negotiation/UpdateNegotiationStatus', {
    ...seen,
    status,
    reasonCode,
    reason: reason.trim() || null,
    ...(parents && { parentsAgree: parents.parentsAgree, parentsContact: parents.parentsContact || null }),
  });
}

/**
 * Performs an act on the version of the negotiation on screen. If somebody else changed it first, the screen shows the
 * new state and says so. `act` returns whether the dialog can close.
 */
export function useNegotiationAct(negotiation: Negotiation) {
  const client = useQueryClient();
  const { t } = useTranslation('negotiations');
  const { busy, act: run } = useAct();

  function show(present: Negotiation) {
    client.setQueryData([...negotiationKeys.one, present.id], present);
    void client.invalidateQueries({ queryKey: [...costsKeys.deal, present.id] });
    void client.invalidateQueries({ queryKey: [...feeSheetKeys.deal, present.id] });
  }

  /** `accepted`: the transaction cost and the sheet that the dialog showed. `parents`: what is said of a minor's parents, and where their refusals are shown instead of a message. */
  async function act(
    name: NegotiationAct,
    reason: string,
    reasonCode: ProposalRefusal | null,
    parents: (TrialParents & { onRefused: (fields: readonly FieldError[]) => boolean }) | null = null,
    accepted: Accepted = nothing,
  ): Promise<boolean> {
    let refused = false;
    const done = await run(
      async () => {
        try {
          const answer = await send(name, negotiation, reason, reasonCode, parents, accepted);
          show(answer.negotiation);
          showDone(answer.message);
        } catch (error) {
          refused = error instanceof ApiError && (parents?.onRefused(error.fields) ?? false);
          // Another sheet than the dialog showed: the next look shows the present one.
          void client.invalidateQueries({ queryKey: [...feeSheetKeys.deal, negotiation.id] });
          if (!refused) throw error;
        }
      },
      (present) => {
        show(present as Negotiation);
        showProblem(t('act.tooLate'));
      },
    );
    return done && !refused;
  }

  return { act, busy };
}

/**
 * Marks a negotiation as viewed when a member of the club first opens it; `can.open` says whether this is the first
 * time.
 */
export function useFirstOpening(negotiation: Negotiation | undefined): void {
  const client = useQueryClient();
  const id = negotiation?.id;
  const first = negotiation?.can.open ?? false;
  useEffect(() => {
    if (id === undefined || !first) return;
    call('Negotiation/OpenNegotiation', { negotiationId: id }).then(
      (opened) => client.setQueryData([...negotiationKeys.one, id], opened),
      // The page stays readable; the next opening tries again.
      () => undefined,
    );
  }, [client, id, first]);
}
