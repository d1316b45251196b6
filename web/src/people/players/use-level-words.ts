import { type LevelWords, levelWordsIn } from '@trattativa/texts/records/level-words';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';

export type { LevelWords };

const made = new WeakMap<TextsOf<['catalogue', 'countries']>, LevelWords>();

/** The names of the levels of football: of a league where one is known. */
export function useLevelWords(): LevelWords {
  const { t } = useTranslation(['catalogue', 'countries']);
  let words = made.get(t);
  if (!words) {
    words = levelWordsIn(t);
    made.set(t, words);
  }
  return words;
}
