import type { TeamRow } from '@trattativa/contract/people/teams/endpoints';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/list/table/column.ts';
import { TeamReplies } from '../slots.ts';
import { TeamLine } from './team-line.tsx';
import { TeamStatus } from './team-status.tsx';
import { useTeamWords } from './use-team-words.ts';

/** The columns of the list of clubs. The same object until the language changes. */
export function useTeamColumns(): readonly Column<TeamRow>[] {
  const { t } = useTranslation('teams');
  const words = useTeamWords();
  return useMemo<readonly Column<TeamRow>[]>(
    () => [
      {
        key: 'name',
        header: t('field.name'),
        render: (team) => (
          <TeamLine name={team.name} city={team.city} country={team.country} imageUrl={team.imageUrl} />
        ),
        width: 'minmax(240px, 2fr)',
        sortBy: 'name',
        card: 'title',
      },
      {
        key: 'status',
        header: t('field.profile'),
        render: (team) => team.profile !== undefined && <TeamStatus profile={team.profile} />,
        width: '150px',
        card: 'aside',
      },
      {
        key: 'level',
        header: t('field.level'),
        render: (team) => (team.level == null ? null : words.level(team.level, team.country)),
        width: '120px',
        sortBy: 'level',
        hideBelow: 760,
        card: 'fact',
      },
      {
        key: 'league',
        header: t('field.leagueName'),
        render: (team) => team.leagueName || null,
        width: 'minmax(140px, 1fr)',
        hideBelow: 900,
        card: 'fact',
      },
      {
        key: 'replies',
        header: t('field.replies'),
        render: (team) => (
          <Suspense>
            <TeamReplies teamId={team.id} brief />
          </Suspense>
        ),
        width: '150px',
        hideBelow: 640,
        card: 'fact',
      },
      {
        key: 'contact',
        header: t('field.contact'),
        render: (team) => team.defaultContact?.name || team.contactEmail || team.contactPhone || null,
        width: 'minmax(160px, 1.2fr)',
        hideBelow: 1040,
        card: 'long',
      },
    ],
    [t, words],
  );
}
