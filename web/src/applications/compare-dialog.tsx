import type { ComparedPlayer } from '@trattativa/contract/applications/candidate';
import { skillGroups } from '@trattativa/contract/catalogue/skills';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarks } from '../matching/use-marks.ts';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import type { Mark } from '../ui/marks-row.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { TitledDialog } from '../ui/titled-dialog.tsx';
import { useCompared } from './applications.queries.ts';
import { CandidateStatusChip } from './candidate-status-chip.tsx';
import classes from './compare-dialog.module.css';
import { VerdictMark } from './verdict-mark.tsx';

interface CompareDialogProps {
  requestId: number;
  playerIds: readonly number[];
  onClose: () => void;
}

/** Up to four players side by side: the request's criteria with both values, the facts that decide, how they play. */
export default function CompareDialog({ requestId, playerIds, onClose }: CompareDialogProps) {
  const { t } = useTranslation('applications');
  const found = useCompared(requestId, playerIds);
  return (
    <TitledDialog title={t('compare.title')} wide onClose={onClose}>
      {found.error && <ErrorPanel text={found.error.message} onRetry={() => void found.refetch()} />}
      {found.isLoading && <Skeletons shape="rows" />}
      {found.data && <Comparison players={found.data.players} />}
    </TitledDialog>
  );
}

function Comparison({ players }: { players: readonly ComparedPlayer[] }) {
  const { t } = useTranslation(['applications', 'catalogue', 'matching', 'players', 'ui']);
  const { number } = useFormats();
  const words = usePlayerWords();
  const marks = useMarks();
  const marksOf = players.map(({ criteria }) => new Map(marks(criteria).map((mark) => [mark.key, mark])));
  const criteria = [...(marksOf[0]?.values() ?? [])];
  const said = (value: ReactNode | null | undefined): ReactNode =>
    value === null || value === undefined || value === '' ? (
      <span className={classes.soft}>{t('applications:compare.none')}</span>
    ) : (
      value
    );
  const yes = (value: boolean | null) => said(value === null ? null : t(value ? 'ui:yes' : 'ui:no'));
  const measure = (value: number | null, unit: string) => said(value === null ? null : `${value} ${unit}`);

  const facts: { key: string; label: string; of: (one: ComparedPlayer) => ReactNode }[] = [
    {
      key: 'age',
      label: t('applications:compare.age'),
      of: ({ player }) => said(player.age === null ? null : words.years(player.age)),
    },
    { key: 'club', label: t('applications:compare.club'), of: ({ player }) => said(player.currentClub) },
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
      label: t('applications:compare.height'),
      of: ({ heightCm }) => measure(heightCm, 'cm'),
    },
    {
      key: 'weight',
      label: t('applications:compare.weight'),
      of: ({ weightKg }) => measure(weightKg, 'kg'),
    },
    {
      key: 'minutes',
      label: t('applications:compare.minutes'),
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
      label: t('applications:compare.skills'),
      of: ({ skills }) => said(skills.map((id) => t(`catalogue:skill.${id}`)).join(', ')),
    },
    {
      key: 'marks',
      label: t('applications:compare.marks'),
      of: ({ evaluation: { evaluators } }) =>
        evaluators === 0 ? (
          <span className={classes.soft}>{t('applications:compare.noMarks')}</span>
        ) : (
          t('applications:compare.evaluators', { count: evaluators })
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
  // What the request asks for stands above, with its mark.
  const further = facts.filter(({ key }) => marksOf[0]?.has(key) !== true);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.scroll} aria-label={t('applications:compare.scroll')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('applications:compare.what')}</th>
            {players.map((one) => (
              <th key={one.player.id} scope="col">
                <span className={classes.name}>{one.player.name}</span>
                {one.candidate ? (
                  <CandidateStatusChip status={one.candidate.status} temporary={one.candidate.temporary} />
                ) : (
                  <span className={classes.soft}>{t('applications:compare.notApplied')}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('applications:compare.fit')}</th>
            {players.map((one) => (
              <td key={one.player.id}>
                {one.kind === 'none'
                  ? t('applications:compare.kind.none')
                  : `${t(`catalogue:matchingKind.${one.kind}`)} · ${one.score}`}
              </td>
            ))}
          </tr>
          {criteria.map((criterion) => (
            <tr key={criterion.key}>
              <th scope="row">
                {criterion.label}
                <span className={classes.wanted}>
                  {t('applications:compare.wanted', { value: criterion.wanted })}
                </span>
              </th>
              {players.map((one, index) => (
                <td key={one.player.id}>
                  <VerdictMark mark={marksOf[index]?.get(criterion.key) as Mark} />
                </td>
              ))}
            </tr>
          ))}
          {further.map((fact) => (
            <tr key={fact.key}>
              <th scope="row">{fact.label}</th>
              {players.map((one) => (
                <td key={one.player.id}>{fact.of(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
