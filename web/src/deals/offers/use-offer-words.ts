import type { Language } from '@trattativa/texts/languages';
import { type OfferTexts, type OfferWords, offerWordsIn } from '@trattativa/texts/records/offer-words';
import { useTranslation } from 'react-i18next';

/** Created once per language. */
const made = new WeakMap<OfferTexts, OfferWords>();

/** Translated words for the terms of an offer. */
export function useOfferWords(): OfferWords {
  const { t, i18n } = useTranslation(['offers', 'catalogue', 'countries']);
  let words = made.get(t);
  if (!words) {
    words = offerWordsIn(t, i18n.language as Language);
    made.set(t, words);
  }
  return words;
}
