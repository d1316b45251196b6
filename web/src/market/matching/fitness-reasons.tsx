import { UnstyledButton } from '@mantine/core';
import type { Match } from '@trattativa/contract/market/matching/match';
import {
  type FitnessComponent,
  type FitnessPreset,
  fitnessComponents,
  type fitnessShares,
  fitnessWeights,
} from '@trattativa/domain/market/matching/fitness-weights';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './match-cells.module.css';

type Fitness = NonNullable<Match['fitness']>;
type Part = Fitness['parts'][number];
type FactOf<Component extends FitnessComponent> = keyof (typeof fitnessShares)[Component];

/** Shows on demand how the points of a match in its order come about, one sentence for each component. */
export default function FitnessReasons({ fitness, order }: { fitness: Fitness; order: FitnessPreset }) {
  const { t } = useTranslation('matching');
  const reason = useReason();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.more}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('fitness.why', { points: fitness.points })}
      </UnstyledButton>
      <ul id={id} hidden={!open} className={classes.reasons}>
        {open &&
          fitnessComponents.map((component, index) => {
            const part = fitness.parts[index];
            return (
              part && <li key={component}>{reason(component, part, fitnessWeights[order][component])}</li>
            );
          })}
      </ul>
    </div>
  );
}

function useReason() {
  const { t } = useTranslation('matching');
  const { number, percent } = useFormats();
  const named = {
    level: t('criterion.level'),
    minutes: t('criterion.minutes'),
    age: t('criterion.age'),
    pay: t('criterion.money'),
    contract: t('criterion.status'),
    mandate: t('fitness.component.mandate'),
    replies: t('fitness.component.replies'),
  } satisfies Record<FitnessComponent, string>;

  function factOf(component: FitnessComponent, { fact, value }: Part): string {
    switch (component) {
      case 'level':
        return t(`fitness.level.${fact as FactOf<'level'>}`);
      case 'minutes':
        if (fact === 'unknown') return t('fitness.minutes.unknown');
        return value === undefined
          ? t('fitness.minutes.hidden')
          : t('fitness.minutes.known', { number: number(value) });
      case 'age':
        return t(`fitness.age.${fact as FactOf<'age'>}`);
      case 'pay':
        return t(`fitness.pay.${fact as FactOf<'pay'>}`);
      case 'contract':
        return t(`fitness.contract.${fact as FactOf<'contract'>}`);
      case 'mandate':
        return t(`fitness.mandate.${fact as FactOf<'mandate'>}`);
      case 'replies':
        return value === undefined
          ? t('fitness.replies.few')
          : t('fitness.replies.share', { percent: percent(value) });
    }
  }

  return (component: FitnessComponent, part: Part, max: number) =>
    t('fitness.line', {
      component: named[component],
      points: part.points,
      max,
      fact: factOf(component, part),
    });
}
