import { Button, NativeSelect, TextInput } from '@mantine/core';
import { maxContractYears } from '@trattativa/domain/deals/training/training-rewards';
import {
  type TrainingCategory,
  trainingCategories,
} from '@trattativa/domain/people/rules/compensation/training-compensation';
import { maxEuros } from '@trattativa/domain/platform/number-limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { groupDigits, readDigits } from '../../ui/form/number/digits.ts';
import classes from './training.module.css';
import { type TrainingAssumed, type TrainingDeal, useTrainingRewards } from './training.queries.ts';
import { TrainingResult } from './training-result.tsx';

/** The training rewards, of the compensation in force or of one that the reader states. */
export default function TrainingPanel({ deal }: { deal: TrainingDeal }) {
  const { t } = useTranslation(['training', 'rules']);
  const [assumed, setAssumed] = useState<TrainingAssumed>({});
  const { data, error, refetch, isPending } = useTrainingRewards(deal, assumed);
  if (isPending) return <Skeletons shape="rows" />;
  if (!data) return <ErrorPanel text={error?.message ?? ''} onRetry={() => void refetch()} />;
  const { rewards } = data;
  return (
    <div className={classes.panel}>
      <p className={classes.soft}>{t('training:hint')}</p>
      {rewards === null ? (
        <p>{t('training:noBirth')}</p>
      ) : (
        <>
          <Assumed
            present={rewards.compensation}
            hasYears={rewards.technicalTraining !== null}
            onState={setAssumed}
          />
          <TrainingResult rewards={rewards} input={{ ...deal, ...assumed }} />
        </>
      )}
    </div>
  );
}

interface AssumedProps {
  /** The compensation that the parts are of now. */
  present: number | null;
  /** A reward depends on the years of the contract. */
  hasYears: boolean;
  onState: (assumed: TrainingAssumed) => void;
}

/** Another compensation, and the category of the new club and the years of the contract where they are known. */
function Assumed({ present, hasYears, onState }: AssumedProps) {
  const { t } = useTranslation(['training', 'rules']);
  const [euros, setEuros] = useState(present === null ? null : Math.round(present));
  const [category, setCategory] = useState('');
  const [years, setYears] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const known = trainingCategories.find((one) => String(one) === category);
    onState({
      // The compensation in force has cents, which the field does not show.
      ...(euros !== null && euros !== Math.round(present ?? -1) && { compensation: euros }),
      ...(known && { newClubCategory: known satisfies TrainingCategory }),
      ...(years !== '' && { contractYears: Number(years) }),
    });
  }

  return (
    <form className={classes.assumed} onSubmit={submit}>
      <TextInput
        size="sm"
        label={t('rules:solidarity.compensation')}
        inputMode="numeric"
        autoComplete="off"
        value={groupDigits(euros)}
        onChange={({ currentTarget }) => setEuros(readDigits(currentTarget.value, maxEuros))}
      />
      <NativeSelect
        size="sm"
        label={t('training:category')}
        value={category}
        data={[
          { value: '', label: t('training:categoryUnknown') },
          ...trainingCategories.map((number) => ({
            value: String(number),
            label: t('training:categoryName', { number }),
          })),
        ]}
        onChange={({ currentTarget }) => setCategory(currentTarget.value)}
      />
      {hasYears && (
        <NativeSelect
          size="sm"
          label={t('training:years')}
          value={years}
          data={[
            { value: '', label: t('training:categoryUnknown') },
            ...Array.from({ length: maxContractYears }, (_, index) => ({
              value: String(index + 1),
              label: t('training:yearsCount', { count: index + 1 }),
            })),
          ]}
          onChange={({ currentTarget }) => setYears(currentTarget.value)}
        />
      )}
      <Button type="submit" size="sm" variant="default">
        {t('rules:compute')}
      </Button>
    </form>
  );
}
