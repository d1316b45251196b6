import type { Match } from '@trattativa/contract/market/matching/match';
import type { FitnessPreset } from '@trattativa/domain/market/matching/fitness-presets';
import {
  type FitnessComponent,
  fitnessComponents,
  type fitnessShares,
  fitnessWeights,
} from '@trattativa/domain/market/matching/fitness-weights';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';

type Part = NonNullable<Match['fitness']>['parts'][number];
type FactOf<Component extends FitnessComponent> = keyof (typeof fitnessShares)[Component];

/** How the points of a match in its order come about, one sentence for each component. */
export default function FitnessParts({ parts, order }: { parts: readonly Part[]; order: FitnessPreset }) {
  const reason = useReason();
  return fitnessComponents.map((component, index) => {
    const part = parts[index];
    return part && <li key={component}>{reason(component, part, fitnessWeights[order][component])}</li>;
  });
}

function useReason() {
  const { t } = useTranslation(['fitness', 'matching']);
  const { number, percent } = useFormats();
  const named = {
    level: t('matching:criterion.level'),
    minutes: t('matching:criterion.minutes'),
    age: t('matching:criterion.age'),
    pay: t('matching:criterion.money'),
    contract: t('matching:criterion.status'),
    mandate: t('component.mandate'),
    replies: t('component.replies'),
  } satisfies Record<FitnessComponent, string>;

  function factOf(component: FitnessComponent, { fact, value }: Part): string {
    switch (component) {
      case 'level':
        return t(`level.${fact as FactOf<'level'>}`);
      case 'minutes':
        if (fact === 'unknown') return t('minutes.unknown');
        return value === undefined ? t('minutes.hidden') : t('minutes.known', { number: number(value) });
      case 'age':
        return t(`age.${fact as FactOf<'age'>}`);
      case 'pay':
        return t(`pay.${fact as FactOf<'pay'>}`);
      case 'contract':
        return t(`contract.${fact as FactOf<'contract'>}`);
      case 'mandate':
        return t(`mandate.${fact as FactOf<'mandate'>}`);
      case 'replies':
        return value === undefined ? t('replies.few') : t('replies.share', { percent: percent(value) });
    }
  }

  return (component: FitnessComponent, part: Part, max: number) =>
    t('line', {
      component: named[component],
      points: part.points,
      max,
      fact: factOf(component, part),
    });
}
