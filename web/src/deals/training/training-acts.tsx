import { Button } from '@mantine/core';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import type { TrainingRewards } from '@trattativa/contract/deals/training/training';
import { trainingOccasions } from '@trattativa/domain/deals/training/training-rewards';
import { useTranslation } from 'react-i18next';
import { downloadFrom } from '../../platform/api/download.ts';
import { now } from '../../platform/clock/clock.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import { useAct } from '../../ui/feedback/use-act.ts';
import classes from './training.module.css';
import type { TrainingAssumed, TrainingDeal } from './training.queries.ts';
import { useOpenQuestions } from './use-open-questions.ts';

interface TrainingActsProps {
  rewards: TrainingRewards;
  input: TrainingDeal & TrainingAssumed;
}

/** Training rewards as a table for a spreadsheet, and as a PDF for printing, in the reader's language. */
export function TrainingActs({ rewards, input }: TrainingActsProps) {
  const { t } = useTranslation(['training', 'rules']);
  const { busy, act } = useAct();
  const open = useOpenQuestions(rewards);
  const name = t('training:fileName');

  function save() {
    const { solidarity, trainingCompensation } = rewards;
    const row = (reward: string, cells: readonly (string | number | null)[]) => [reward, ...cells];
    const unallocated = t('rules:solidarity.unallocated');
    saveCsv(name, [
      [
        t('training:reward'),
        t('rules:solidarity.club'),
        t('rules:solidarity.season'),
        t('rules:solidarity.age'),
        t('rules:solidarity.percent'),
        t('training:least'),
        t('training:most'),
      ],
      ...(solidarity
        ? [
            ...solidarity.shares.map(({ club, season, age, percent, amount }) =>
              row(t('rules:solidarity.title'), [club, season, age, percent, amount, amount]),
            ),
            row(t('rules:solidarity.title'), [
              unallocated,
              null,
              null,
              null,
              solidarity.unallocated,
              solidarity.unallocated,
            ]),
          ]
        : []),
      ...trainingOccasions.flatMap((occasion) =>
        (trainingCompensation?.ranges?.[occasion].shares ?? []).map(({ club, season, age, least, most }) =>
          row(`${t('training:compensation')} (${t(`training:occasion.${occasion}`)})`, [
            club,
            season,
            age,
            null,
            least,
            most,
          ]),
        ),
      ),
      ...(['registrationPremium', 'technicalTraining'] as const).flatMap((premium) => [
        ...(rewards[premium]?.shares ?? []).map(({ club, season, age, percent, amount }) =>
          row(t(`training:${premium}`), [club, season, age, percent, amount, amount]),
        ),
        ...(rewards[premium]
          ? [row(t(`training:${premium}`), [unallocated, null, null, rewards[premium].unallocated])]
          : []),
      ]),
      ...open.map((text) => [text]),
    ]);
  }

  const print = () =>
    act(() =>
      downloadFrom('Training/PrintTrainingRewards', input, `${name}-${now().toISOString().slice(0, 10)}.pdf`),
    );

  return (
    <div className={classes.acts}>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={save}
      >
        {t('training:csv')}
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
        loading={busy}
        onClick={() => void print()}
      >
        {t('training:pdf')}
      </Button>
    </div>
  );
}
