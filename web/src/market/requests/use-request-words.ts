import type { Language } from '@trattativa/texts/languages';
import {
  type RequestTexts,
  type RequestWords,
  requestWordsIn,
} from '@trattativa/texts/records/request-words';
import { useTranslation } from 'react-i18next';

export type { RequestWords };

/** Created once per language, not once per row. */
const made = new WeakMap<RequestTexts, RequestWords>();

/** Translated words for the criteria and offers of a request. */
export function useRequestWords(): RequestWords {
  const { t, i18n } = useTranslation(['requests', 'catalogue', 'countries', 'ui']);
  let words = made.get(t);
  if (!words) {
    words = requestWordsIn(t, i18n.language as Language);
    made.set(t, words);
  }
  return words;
}
