import { NativeSelect, Textarea } from '@mantine/core';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { type ProposalRefusal, proposalRefusals } from '@trattativa/domain/deals/rejection-reasons';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '../../platform/api/api-error.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useDealCost } from '../costs/costs.queries.ts';
import { useFeeSheet } from '../fee-sheet/fee-sheet.queries.ts';
import type { ParentsValues } from '../trials/trial-parents.tsx';
import classes from './act-dialog.module.css';
import { proposedName } from './start/proposed-person.ts';
import { type NegotiationAct, useNegotiationAct, wordsOfAct } from './use-negotiation-act.ts';

const CostBeforeSigning = lazy(() => loadChunk(() => import('../costs/cost-before-signing.tsx')));
const SheetBeforeSigning = lazy(() => loadChunk(() => import('../fee-sheet/sheet-before-signing.tsx')));
const TrialParents = lazy(() => loadChunk(() => import('../trials/trial-parents.tsx')));
const OpenBeforeSigning = lazy(() => loadChunk(() => import('../closing/open-before-signing.tsx')));

interface ActDialogProps {
  negotiation: Negotiation;
  /** Null if closed. */
  act: NegotiationAct | null;
  onClose: () => void;
}

const withCode: readonly NegotiationAct[] = ['reject', 'withdraw'];
const withReason: readonly NegotiationAct[] = ['reject', 'withdraw', 'trial', 'reopen'];
const dangerous: readonly NegotiationAct[] = ['reject', 'withdraw', 'takeBack'];

/** Confirms an act: explains its consequences, and takes an optional or mandatory reason. */
export function ActDialog({ negotiation, act, onClose }: ActDialogProps) {
  const { t } = useTranslation('negotiations');
  const id = useId();
  const [code, setCode] = useState<ProposalRefusal | ''>('');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [parents, setParents] = useState<ParentsValues>({ parentsAgree: false, parentsContact: '' });
  const [refusals, setRefusals] = useState<readonly FieldError[]>([]);
  const { act: send, busy } = useNegotiationAct(negotiation);
  const signs = act === 'sign';
  const agrees = signs || act === 'confirm';
  const cost = useDealCost(negotiation.id, signs);
  const sheet = useFeeSheet(negotiation.id, agrees);
  if (act === null) return null;
  const words = wordsOfAct(act, negotiation);
  const others = act === 'confirm' ? (negotiation.others ?? []) : [];
  const asksParents = act === 'trial' && (negotiation.player?.age ?? ageOfMajority) < ageOfMajority;
  const asksCode = withCode.includes(act);
  const isOther = asksCode && code === 'other';
  const required = act === 'reopen' || isOther;
  const label = isOther ? 'reasonOther' : required ? 'reasonRequired' : asksCode ? 'reasonWords' : 'reason';
  const values = {
    club: negotiation.team.name,
    player: proposedName(negotiation),
    proposer: negotiation.proposer.name,
  };

  async function confirm(name: NegotiationAct) {
    if (required && reason.trim() === '') {
      setMissing(true);
      return;
    }
    const said = asksParents ? { ...parents, onRefused } : null;
    const accepted = {
      acceptedCost: signs ? (cost.data?.cost ?? null) : null,
      feeSheetHash: agrees ? (sheet.data?.hash ?? null) : null,
    };
    if (await send(name, reason, asksCode && code !== '' ? code : null, said, accepted)) {
      setReason('');
      onClose();
    }
  }

  /** True: the refusal is about the parents and stands beside their fields. */
  function onRefused(fields: readonly FieldError[]): boolean {
    const own = fields.filter(({ name }) => name === 'parentsAgree' || name === 'parentsContact');
    setRefusals(own);
    return own.length > 0;
  }

  return (
    <ConfirmDialog
      opened
      title={t(`act.${words}.title`, values)}
      confirm={t(`act.${words}.do`)}
      danger={dangerous.includes(act)}
      // Nobody accepts a cost or a sheet that the dialog does not show.
      busy={busy || (signs && cost.isPending) || (agrees && sheet.isPending)}
      goes={others.map(({ teamName }) => teamName)}
      onConfirm={() => void confirm(act)}
      onClose={onClose}
    >
      <p>{t(`act.${words}.text`, values)}</p>
      {signs && cost.data && (
        <Suspense>
          <CostBeforeSigning cost={cost.data} club={negotiation.team.name} />
        </Suspense>
      )}
      {agrees && sheet.data && (
        <Suspense>
          <SheetBeforeSigning sheet={sheet.data} />
        </Suspense>
      )}
      {agrees && (
        <Suspense>
          <OpenBeforeSigning
            negotiationId={negotiation.id}
            teamId={negotiation.team.id}
            playerId={negotiation.player?.id ?? null}
          />
        </Suspense>
      )}
      {asksParents && (
        <Suspense>
          <TrialParents refusals={refusals} onChange={setParents} />
        </Suspense>
      )}
      {asksCode && (
        <NativeSelect
          className={classes.reason}
          label={t('act.reasonCode')}
          value={code}
          data={[
            { value: '', label: t('act.reasonNone') },
            ...proposalRefusals.map((value) => ({ value, label: t(`reason.${value}`) })),
          ]}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value as ProposalRefusal | '');
            setMissing(false);
          }}
        />
      )}
      {withReason.includes(act) && (
        <Textarea
          id={id}
          className={classes.reason}
          label={t(`act.${label}`)}
          description={t('act.reasonSeen')}
          value={reason}
          maxLength={maxReasonLength}
          rows={3}
          required={required}
          error={missing ? t(isOther ? 'act.otherMissing' : 'act.reasonMissing') : undefined}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            setMissing(false);
          }}
        />
      )}
      {others.length > 0 && (
        <p className={classes.goes}>{t('act.confirm.closes', { count: others.length })}</p>
      )}
    </ConfirmDialog>
  );
}
