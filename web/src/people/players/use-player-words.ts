import type { Language } from '@trattativa/texts/languages';
import { type PlayerTexts, type PlayerWords, playerWordsIn } from '@trattativa/texts/records/player-words';
import { useTranslation } from 'react-i18next';

export type { PlayerWords };

/** Created once per language, not once per row. */
const made = new WeakMap<PlayerTexts, PlayerWords>();

/** Translated words for the codes and numbers of a player's record. */
export function usePlayerWords(): PlayerWords {
  const { t, i18n } = useTranslation(['players', 'catalogue', 'countries', 'regions', 'ui']);
  let words = made.get(t);
  if (!words) {
    words = playerWordsIn(t, i18n.language as Language);
    made.set(t, words);
  }
  return words;
}
