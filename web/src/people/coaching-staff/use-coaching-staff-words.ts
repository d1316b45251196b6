import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';

type Texts = TextsOf<['catalogue', 'countries', 'ui']>;

function wordsIn(t: Texts) {
  return {
    role: (id: number) => t(`catalogue:coachingStaffRole.${id}`),
    qualification: (id: number) => t(`catalogue:qualification.${id}`),
    category: (id: number) => t(`catalogue:category.${id}`),
    level: (id: number) => t(`catalogue:level.${id}`),
    country: (code: string) => t(`countries:${code}`),
    years: (count: number) => t('ui:years', { count }),
    yesOrNo: (value: boolean) => t(value ? 'ui:yes' : 'ui:no'),
  };
}

export type CoachingStaffWords = ReturnType<typeof wordsIn>;

/** Made once for each language, not once for each row of a list. */
const made = new WeakMap<Texts, CoachingStaffWords>();

/** The words for what a record holds as numbers and codes, in the language on screen. */
export function useCoachingStaffWords(): CoachingStaffWords {
  const { t } = useTranslation(['catalogue', 'countries', 'ui']);
  let words = made.get(t);
  if (!words) {
    words = wordsIn(t);
    made.set(t, words);
  }
  return words;
}
