import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ClauseWatch, DealClauses, PresentedOption } from '@trattativa/contract/deals/clauses/clauses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { clausesKeys } from './clauses.live.ts';
import classes from './clauses.module.css';
import { useClauseWords } from './use-clause-words.ts';

interface DealOptionProps {
  negotiationId: number;
  watch: ClauseWatch;
  option: PresentedOption;
}

/** The option of an agreement: who exercises it until when, what became of it, and the contract that a purchase asks for. */
export function DealOption({ negotiationId, watch, option }: DealOptionProps) {
  const { t } = useTranslation(['closing', 'shell']);
  const { plainDate } = useFormats();
  const facts = useFactsOfOption(watch, option);
  const { kind, state, decidedOn, contract } = option;
  const isWaiting = kind === 'obligation' && state === 'open';
  const standing = t(`closing:option.state.${state}`, {
    day: decidedOn === null ? '' : plainDate(decidedOn),
  });
  return (
    <div>
      <h4>{t(`closing:option.title.${kind}`)}</h4>
      <p className={classes.soft}>{facts}</p>
      <p>{isWaiting ? t('closing:option.openObligation') : standing}</p>
      {contract === 'toSign' && (
        <p className={classes.due}>{t('closing:option.toSign', { team: watch.payer })}</p>
      )}
      {contract === 'signed' && <p>{t('closing:option.signed', { team: watch.payer })}</p>}
      <OptionActs negotiationId={negotiationId} agreement={watch.agreement} option={option} />
    </div>
  );
}

function useFactsOfOption(watch: ClauseWatch, { kind, holders, seasons, amount, until }: PresentedOption) {
  const { t } = useTranslation('closing');
  const { money, plainDate } = useFormats();
  const words = useClauseWords();
  const [holder, other] = holders;
  const holds = other ? t('option.either') : holder && t('option.holder', { who: words.who(watch, holder) });
  return [
    seasons > 0 && t('option.seasons', { count: seasons }),
    amount > 0 && t('option.amount', { who: watch.payer, amount: money(amount) }),
    holds,
    until !== null && t(kind === 'obligation' ? 'option.due' : 'option.until', { day: plainDate(until) }),
  ]
    .filter((fact) => Boolean(fact))
    .join(' · ');
}

function OptionActs({
  negotiationId,
  agreement,
  option,
}: Pick<DealOptionProps, 'negotiationId' | 'option'> & Pick<ClauseWatch, 'agreement'>) {
  const { t } = useTranslation('closing');
  const { money } = useFormats();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, act } = useAct();
  const [exercising, setExercising] = useState(false);
  const { kind, amount, contractNegotiationId, can } = option;
  const show = (clauses: DealClauses) => client.setQueryData([...clausesKeys.one, negotiationId], clauses);

  async function exercise() {
    await act(
      async () => {
        const { message, clauses } = await call('Clauses/ExerciseOption', { negotiationId, agreement });
        show(clauses);
        showDone(message);
      },
      (present) => {
        show(present as DealClauses);
        showProblem(t('clauses.tooLate'));
      },
    );
    setExercising(false);
  }

  const prepare = () =>
    act(async () => {
      const made = await call('Clauses/PrepareContract', { negotiationId });
      showDone(made.message);
      await navigate(`/negotiations/${made.negotiationId}`);
    });

  return (
    <Group gap="sm">
      {can.exercise && (
        <Button size="xs" onClick={() => setExercising(true)}>
          {t('option.exercise')}
        </Button>
      )}
      {can.prepare && (
        <Button size="xs" loading={busy} onClick={() => void prepare()}>
          {t('option.prepare')}
        </Button>
      )}
      {contractNegotiationId !== null && (
        <Button
          size="xs"
          variant="default"
          onClick={() => void navigate(`/negotiations/${contractNegotiationId}`)}
        >
          {t('option.open')}
        </Button>
      )}
      <ConfirmDialog
        opened={exercising}
        title={t(`option.title.${kind}`)}
        confirm={t('option.exercise')}
        busy={busy}
        onConfirm={() => void exercise()}
        onClose={() => setExercising(false)}
      >
        {kind !== 'obligation' && t(`option.confirm.${kind}`, { amount: money(amount) })}
      </ConfirmDialog>
    </Group>
  );
}
