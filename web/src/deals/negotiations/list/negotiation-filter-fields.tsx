import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { playerName, usePlayer } from '../../../people/players.ts';
import { useClub } from '../../../people/teams.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { ToggleChip } from '../../../ui/filter/toggle-chip.tsx';
import { countedUpTo, useTotalFigure } from '../../../ui/list/total-words.ts';
import type { NegotiationFilters } from './negotiation-filters.ts';

/** Not on the board, whose columns stand for the statuses. */
const StatusFilter = lazy(() => loadChunk(() => import('./status-filter.tsx')));

interface NegotiationFilterFieldsProps {
  filters: NegotiationFilters;
  setFilters: (change: Partial<NegotiationFilters>, how?: 'typing') => void;
  /** The number of negotiations in which it is the reader's turn; undefined while unknown. */
  turns: number | undefined;
  withTurn: boolean;
  /** For readers to whom agents propose players. */
  withConfirmed: boolean;
  /** The columns of the board stand for the status. */
  withoutStatus?: boolean;
}

/** The common filters of the list; every choice is written to the address at once. */
export function NegotiationFilterFields({
  filters,
  setFilters,
  turns,
  withTurn,
  withConfirmed,
  withoutStatus = false,
}: NegotiationFilterFieldsProps) {
  const { t } = useTranslation('negotiations');
  const figure = useTotalFigure();
  const club = useClub(filters.club).data;
  const player = usePlayer(filters.player).data;
  return (
    <>
      {!withoutStatus && (
        <Suspense>
          <StatusFilter chosen={filters.status} onChoose={(status) => setFilters({ status })} />
        </Suspense>
      )}
      {filters.player !== null && (
        <Named label={t('field.player')} onClear={() => setFilters({ player: null })}>
          {player && playerName(player)}
        </Named>
      )}
      {filters.staff !== null && (
        <Named label={t('negotiations:staffMember')} onClear={() => setFilters({ staff: null })}>
          {filters.staff}
        </Named>
      )}
      {filters.club !== null && (
        <Named label={t('field.club')} onClear={() => setFilters({ club: null })}>
          {club?.name}
        </Named>
      )}
      {withTurn && (
        <ToggleChip
          label={
            turns === undefined
              ? t('filter.turn')
              : t('filter.turnCount', { number: figure(countedUpTo(turns)) })
          }
          chosen={filters.turn === '1'}
          onChange={(mine) => setFilters({ turn: mine ? '1' : '' })}
        />
      )}
      {withConfirmed && (
        <ToggleChip
          label={t('filter.confirmed')}
          chosen={filters.confirmed}
          onChange={(confirmed) => setFilters({ confirmed })}
        />
      )}
    </>
  );
}

/** A restriction set by a link to this list; a click removes it. Users search players and clubs by the search field. */
function Named({ label, onClear, children }: { label: string; onClear: () => void; children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <Button
      variant="default"
      title={t('form.clear')}
      rightSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
      onClick={onClear}
    >
      {label}: {children}
    </Button>
  );
}
