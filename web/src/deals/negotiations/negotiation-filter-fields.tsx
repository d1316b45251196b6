import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playerName, usePlayer } from '../../people/players.ts';
import { useClub } from '../../people/teams.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { ToggleChip } from '../../ui/filter-chips.tsx';
import { countedUpTo, useTotalFigure } from '../../ui/list/total-words.ts';
import classes from './negotiation-filter-fields.module.css';
import type { NegotiationFilters } from './negotiation-filters.ts';

const MoreFilterFields = lazy(() => loadChunk(() => import('./more-filter-fields.tsx')));

interface NegotiationFilterFieldsProps {
  filters: NegotiationFilters;
  setFilters: (change: Partial<NegotiationFilters>, how?: 'typing') => void;
  /** The number of negotiations in which it is the reader's turn; undefined while unknown. */
  turns: number | undefined;
  withTurn: boolean;
  /** The columns of the board stand for the status. */
  withoutStatus?: boolean;
}

/** Whether a further filter is set, so that these must be shown. */
function usesMore({ turn, level, role, post, country, from, to }: NegotiationFilters): boolean {
  return (
    (turn !== '' && turn !== '1') ||
    [level, role, post, country, from, to].some((value) => value !== null && value !== '')
  );
}

/** The filters of the list; every choice is written to the address at once. */
export function NegotiationFilterFields({
  filters,
  setFilters,
  turns,
  withTurn,
  withoutStatus = false,
}: NegotiationFilterFieldsProps) {
  const { t } = useTranslation('negotiations');
  const figure = useTotalFigure();
  const [more, setMore] = useState(() => usesMore(filters));
  const club = useClub(filters.club).data;
  const player = usePlayer(filters.player).data;
  const { status } = filters;
  return (
    <>
      {!withoutStatus && (
        <fieldset className={classes.statuses}>
          <legend>{t('field.status')}</legend>
          {negotiationStatuses.map((id) => (
            <button
              key={id}
              type="button"
              className={classes.status}
              aria-pressed={status.includes(id)}
              onClick={() =>
                setFilters({
                  status: status.includes(id) ? status.filter((one) => one !== id) : [...status, id],
                })
              }
            >
              {t(`status.${id}`)}
            </button>
          ))}
        </fieldset>
      )}
      {filters.player !== null && (
        <Named label={t('field.player')} onClear={() => setFilters({ player: null })}>
          {player && playerName(player)}
        </Named>
      )}
      {filters.staff !== null && (
        <Named label={t('page.staffMember')} onClear={() => setFilters({ staff: null })}>
          {filters.staff}
        </Named>
      )}
      {filters.club !== null && (
        <Named label={t('field.club')} onClear={() => setFilters({ club: null })}>
          {club?.name}
        </Named>
      )}
      <div className={classes.flags}>
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
        <Button size="compact-sm" variant="subtle" aria-expanded={more} onClick={() => setMore(!more)}>
          {t(more ? 'filter.fewer' : 'filter.more')}
        </Button>
      </div>
      {more && (
        <Suspense>
          <MoreFilterFields filters={filters} setFilters={setFilters} />
        </Suspense>
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
