import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnProfileContext } from './own-profile-context.ts';
import type { PlayerSection } from './player-sections.ts';

type Hint = 'residence' | 'onMarket' | 'openToScouts' | 'money' | 'notes';

/** Titles and hints of the form: said to the player in the own profile, about the player in a portfolio. */
export function useFormTexts() {
  const { t } = useTranslation('players');
  const whose = useContext(OwnProfileContext) ? 'form.own' : 'form';
  return {
    group: (key: PlayerSection) => t(`${whose}.group.${key}`),
    hint: (key: Hint) => t(`${whose}.hint.${key}`),
  };
}
