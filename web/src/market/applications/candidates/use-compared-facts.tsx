import type { ComparedPlayer } from '@trattativa/contract/market/applications/candidate';
import { skillGroups } from '@trattativa/domain/people/players/skills';
import type { PlayerRowKey } from '@trattativa/texts/records/player-rows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerRows } from '../../../people/players.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import classes from './compare-dialog.module.css';

export interface ComparedFact {
  key: string;
  label: string;
  of: (one: ComparedPlayer) => ReactNode;
}

/** The compared facts of a record, in the order of reading. */
const compared: readonly PlayerRowKey[] = [
  'age',
  'currentClub',
  'contractualStatus',
  'foot',
  'heightCm',
  'weightKg',
  'minutesPercent',
  'immediateAvailability',
  'euPassport',
];

/** The rows of a comparison below the criteria. Unknown values are shown as unknown. */
export function useComparedFacts(players: readonly ComparedPlayer[]): ComparedFact[] {
  const { t } = useTranslation(['catalogue', 'candidate', 'player-skills']);
  const { number } = useFormats();
  const rows = usePlayerRows();
  const said = (value: string): ReactNode =>
    value === '' ? <span className={classes.soft}>{t('candidate:compare.none')}</span> : value;
  return [
    ...compared.map((key) => ({
      key,
      label: rows.label(key),
      of: ({ player, ...facts }: ComparedPlayer) => said(rows.value(key, { ...player, ...facts })),
    })),
    {
      key: 'skills',
      label: t('player-skills:selected.title'),
      of: ({ skills }) => said(rows.words.skills(skills)),
    },
    {
      key: 'marks',
      label: t('candidate:compare.marks'),
      of: ({ evaluation: { evaluators } }) =>
        evaluators === 0 ? (
          <span className={classes.soft}>{t('candidate:compare.noMarks')}</span>
        ) : (
          t('candidate:compare.evaluators', { count: evaluators })
        ),
    },
    ...skillGroups
      .filter((group) => players.some(({ evaluation }) => evaluation.means.some((m) => m.group === group)))
      .map((group) => ({
        key: group,
        label: t(`catalogue:skillGroup.${group}`),
        of: ({ evaluation }: ComparedPlayer) => {
          const mean = evaluation.means.find((item) => item.group === group)?.mean;
          return said(mean === undefined ? '' : number(mean));
        },
      })),
  ];
}
