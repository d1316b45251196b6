import type { Language } from '@trattativa/texts/languages';
import { type PlayerRows, playerRowsIn } from '@trattativa/texts/records/player-rows';
import type { PlayerTexts } from '@trattativa/texts/records/player-words';
import { useTranslation } from 'react-i18next';

/** Created once per language. */
const made = new WeakMap<PlayerTexts, PlayerRows>();

/** The rows of a player's record, each with label and value. */
export function usePlayerRows(): PlayerRows {
  const { t, i18n } = useTranslation(['players', 'catalogue', 'countries', 'regions', 'ui']);
  let rows = made.get(t);
  if (!rows) {
    rows = playerRowsIn(t, i18n.language as Language);
    made.set(t, rows);
  }
  return rows;
}
