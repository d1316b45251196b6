import type { Player } from '@trattativa/contract/people/players/player';
import { type PlayerRowKey, playerRowKeys, type StatedPlayer } from '@trattativa/texts/records/player-rows';
import { useTranslation } from 'react-i18next';
import { type ConflictAnswers, ConflictDialog } from '../../../ui/dialog/conflict-dialog.tsx';
import { usePlayerRows } from '../use-player-rows.ts';
import { differences, type PlayerField, type PlayerValues, valuesOf } from './player-form-values.ts';

interface PlayerConflictProps extends ConflictAnswers {
  /** The reader's version and the version saved by somebody else in the meantime. */
  mine: PlayerValues;
  theirs: Player;
}

const isRow = (field: PlayerField): field is PlayerField & PlayerRowKey =>
  (playerRowKeys as readonly string[]).includes(field);

/** The conflict dialog of a player's form. */
export default function PlayerConflict({ mine, theirs, ...answers }: PlayerConflictProps) {
  const { t } = useTranslation('players');
  const rows = usePlayerRows();
  const saved = valuesOf(theirs);
  const said = (field: PlayerField, values: PlayerValues): string => {
    const value = values[field];
    if (isRow(field)) return rows.alone(field, statedIn(values)) || t('card.unknown');
    if (typeof value === 'boolean') return rows.words.yesOrNo(value);
    return value === null || value === '' ? t('card.unknown') : String(value);
  };
  const fields = differences(mine, saved).map((field) => ({
    name: isRow(field) ? rows.label(field) : t(`field.${field}`),
    mine: said(field, mine),
    theirs: said(field, saved),
  }));
  return <ConflictDialog of="profile" fields={fields} {...answers} />;
}

/** The values of a form as those of a record: a choice of yes or no is a boolean, an empty day is none. */
function statedIn(values: PlayerValues): StatedPlayer {
  const asStated = (value: unknown) => {
    if (value === 'yes' || value === 'no') return value === 'yes';
    return value === '' ? null : value;
  };
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, asStated(value)]),
  ) as StatedPlayer;
}
