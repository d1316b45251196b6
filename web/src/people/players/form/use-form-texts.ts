import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerSection } from '../sections/player-sections.ts';

/** True inside the form of the reader's own profile: its texts address the player. */
export const OwnProfileContext = createContext(false);

type Hint = 'residence' | 'registration' | 'termsShown' | 'onMarket' | 'openToScouts' | 'money' | 'notes';

/** Titles and hints of the form. In the own profile they address the player. */
export function useFormTexts() {
  const { t } = useTranslation('player-form');
  const whose = useContext(OwnProfileContext) ? 'own.' : '';
  return {
    group: (key: PlayerSection) => t(`${whose}group.${key}`),
    hint: (key: Hint) => t(`${whose}hint.${key}`),
  };
}
