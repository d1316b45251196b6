import type { Player } from '@trattativa/contract/people/players/player';
import { useTranslation } from 'react-i18next';
import { type ConflictAnswers, ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { differences, type PlayerValues, valuesOf } from './player-form-values.ts';
import { useValueWords } from './use-value-words.ts';

interface PlayerConflictProps extends ConflictAnswers {
  /** What this person wrote, and what somebody else saved meanwhile. */
  mine: PlayerValues;
  theirs: Player;
}

/** The conflict of a player's form. */
export default function PlayerConflict({ mine, theirs, ...answers }: PlayerConflictProps) {
  const { t } = useTranslation('players');
  const words = useValueWords();
  const saved = valuesOf(theirs);
  const fields = differences(mine, saved).map((field) => ({
    name: t(`players:field.${field}`),
    mine: words(field, mine),
    theirs: words(field, saved),
  }));
  return <ConflictDialog of="profile" fields={fields} {...answers} />;
}
