import type { ComparedPlayer } from '@trattativa/contract/market/applications/candidate';
import { skillGroups } from '@trattativa/domain/people/skills';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './compare-dialog.module.css';

export interface ComparedFact {
  key: string;
  label: string;
  of: (one: ComparedPlayer) => ReactNode;
}

/** The rows of a comparison below the criteria. Unknown values are shown as unknown. */
export function useComparedFacts(players: readonly ComparedPlayer[]): ComparedFact[] {
  const { t } = useTranslation(['applications', 'catalogue', 'matching', 'ui', 'candidate']);
  const { number } = useFormats();
  const words = usePlayerWords();
  const said = (value: ReactNode | null | undefined): ReactNode =>
    value === null || value === undefined || value === '' ? (
      <span className={classes.soft}>{t('candidate:compare.none')}</span>
    ) : (
      value
    );
  const yes = (value: boolean | null) => said(value === null ? null : t(value ? 'ui:yes' : 'ui:no'));
  const measure = (value: number | null, unit: string) => said(value === null ? null : `${value} ${unit}`);

  return [
    {
      key: 'age',
      label: t('candidate:compare.age'),
      of: ({ player }) => said(player.age === null ? null : words.years(player.age)),
    },
    { key: 'club', label: t('candidate:compare.club'), of: ({ player }) => said(player.currentClub) },
    {
      key: 'status',
      label: t('matching:criterion.status'),
      of: ({ player }) =>
        said(player.contractualStatus === null ? null : words.contract(player.contractualStatus)),
    },
    {
      key: 'foot',
      label: t('matching:criterion.foot'),
      of: ({ foot }) => said(foot === null ? null : words.foot(foot)),
    },
    {
      key: 'height',
      label: t('candidate:compare.height'),
      of: ({ heightCm }) => measure(heightCm, 'cm'),
    },
    {
      key: 'weight',
      label: t('candidate:compare.weight'),
      of: ({ weightKg }) => measure(weightKg, 'kg'),
    },
    {
      key: 'minutes',
      label: t('candidate:compare.minutes'),
      of: ({ minutesPercent }) => measure(minutesPercent, '%'),
    },
    {
      key: 'availability',
      label: t('matching:criterion.availability'),
      of: ({ immediateAvailability }) => yes(immediateAvailability),
    },
    {
      key: 'passport',
      label: t('matching:criterion.passport'),
      of: ({ euPassport }) => yes(euPassport),
    },
    {
      key: 'skills',
      label: t('candidate:compare.skills'),
      of: ({ skills }) => said(skills.map((id) => t(`catalogue:skill.${id}`)).join(', ')),
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
          return said(mean === undefined ? null : number(mean));
        },
      })),
  ];
}
