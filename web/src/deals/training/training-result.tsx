import type { TrainingPremium, TrainingRewards } from '@trattativa/contract/deals/training/training';
import { trainingOccasions } from '@trattativa/domain/deals/training/training-rewards';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OriginLine } from '../../people/rules-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { FactList } from '../../ui/text/fact-list.tsx';
import { PlainTable } from '../../ui/text/plain-table.tsx';
import classes from './training.module.css';
import type { TrainingAssumed, TrainingDeal } from './training.queries.ts';
import { TrainingActs } from './training-acts.tsx';
import { useOpenQuestions } from './use-open-questions.ts';

interface TrainingResultProps {
  rewards: TrainingRewards;
  /** What was asked, for the printed copy. */
  input: TrainingDeal & TrainingAssumed;
}

/** What the career leaves open, then each reward with its rule. */
export function TrainingResult({ rewards, input }: TrainingResultProps) {
  const { t } = useTranslation(['training', 'rules']);
  const { money, number } = useFormats();
  const open = useOpenQuestions(rewards);
  const { solidarity } = rewards;
  return (
    <>
      {open.length > 0 && (
        <section>
          <h3>{t('training:unknown')}</h3>
          <ul>
            {open.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{t('rules:solidarity.title')}</h3>
        {solidarity === null ? (
          <p className={classes.soft}>{t('training:noCompensation')}</p>
        ) : (
          <>
            <FactList
              layout="figures"
              facts={[
                [t('rules:solidarity.total'), money(solidarity.total)],
                [t('rules:solidarity.unallocated'), money(solidarity.unallocated)],
                [t('training:paid'), money(solidarity.paid)],
                [t('training:received'), money(solidarity.received)],
              ]}
            />
            <p className={classes.soft}>{t(solidarity.isOnTop ? 'training:onTop' : 'training:withheld')}</p>
            <SharesTable
              name={t('rules:solidarity.title')}
              heads={[
                t('rules:solidarity.season'),
                t('rules:solidarity.age'),
                t('rules:solidarity.percent'),
                t('rules:solidarity.amount'),
              ]}
              rows={solidarity.shares.map((share) => [
                share.club,
                share.season,
                share.age,
                number(share.percent),
                money(share.amount),
              ])}
            />
            <OriginLine of={solidarity} />
          </>
        )}
      </section>
      <Compensation rewards={rewards} />
      {(['registrationPremium', 'technicalTraining'] as const).map((name) => {
        const premium = rewards[name];
        return premium && <Premium key={name} title={t(`training:${name}`)} premium={premium} />;
      })}
      <TrainingActs rewards={rewards} input={input} />
    </>
  );
}

function Compensation({ rewards: { trainingCompensation } }: { rewards: TrainingRewards }) {
  const { t } = useTranslation('training');
  const { money, plainDate } = useFormats();
  if (trainingCompensation === null) return null;
  const { until, ranges } = trainingCompensation;
  return (
    <section>
      <h3>{t('compensation')}</h3>
      {ranges === null ? (
        <p>{t('over', { day: plainDate(until) })}</p>
      ) : (
        <>
          <FactList
            layout="rows"
            facts={trainingOccasions.map((occasion) => [
              t(`occasion.${occasion}`),
              ranges[occasion].shares.length === 0
                ? t('noCareerEntries')
                : t('range', { least: money(ranges[occasion].least), most: money(ranges[occasion].most) }),
            ])}
          />
          <p className={classes.soft}>
            {t('until', { day: plainDate(until) })} {t('rangeHint')}
          </p>
        </>
      )}
      <OriginLine of={trainingCompensation} />
    </section>
  );
}

/** A premium of Italy: how it divides, and which values are missing instead of an amount. */
function Premium({ title, premium }: { title: string; premium: TrainingPremium }) {
  const { t } = useTranslation(['training', 'rules']);
  const { money, number } = useFormats();
  return (
    <section>
      <h3>{title}</h3>
      {premium.missing.length > 0 && (
        <>
          <p>{t('training:noAmount')}</p>
          <ul>
            {premium.missing.map((value) => (
              <li key={value}>{t(`training:missing.${value}`)}</li>
            ))}
          </ul>
        </>
      )}
      <SharesTable
        name={title}
        heads={[
          t('rules:solidarity.season'),
          t('rules:solidarity.percent'),
          ...(premium.total === null ? [] : [t('rules:solidarity.amount')]),
        ]}
        rows={[
          ...premium.shares.map((share) => [
            share.club,
            share.season,
            number(share.percent),
            ...(share.amount === null ? [] : [money(share.amount)]),
          ]),
          [t('rules:solidarity.unallocated'), '', number(premium.unallocated)],
        ]}
      />
      <OriginLine of={premium} />
    </section>
  );
}

interface SharesTableProps {
  name: string;
  heads: readonly string[];
  /** The first cell of each is the club. */
  rows: readonly (readonly ReactNode[])[];
}

function SharesTable({ name, heads, rows }: SharesTableProps) {
  const { t } = useTranslation('rules');
  if (rows.length === 0) return <p className={classes.soft}>{t('solidarity.nobody')}</p>;
  return (
    <PlainTable label={name}>
      <thead>
        <tr>
          {[t('solidarity.club'), ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([club, ...cells]) => (
          <tr key={`${String(club)} ${String(cells[0])}`}>
            <th scope="row">{club}</th>
            {cells.map((cell, index) => (
              <td key={heads[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
