import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { playerName, usePlayer } from '../../people/players.ts';
import { useClub } from '../../people/teams.ts';
import { FilterChip, ToggleChip } from '../../ui/filter-chips.tsx';
import { InSheet } from '../../ui/filter-sheet.tsx';
import { countedUpTo, useTotalFigure } from '../../ui/list/total-words.ts';
import classes from './negotiation-filter-fields.module.css';
import type { NegotiationFilters } from './negotiation-filters.ts';

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
        <StatusFilter chosen={filters.status} onChoose={(status) => setFilters({ status })} />
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

/** The statuses that are shown: a chip that opens, and each that is set as a chip that takes it away; in the drawer all at once. */
function StatusFilter({
  chosen,
  onChoose,
}: {
  chosen: readonly number[];
  onChoose: (next: number[]) => void;
}) {
  const { t } = useTranslation('negotiations');
  const inSheet = use(InSheet);
  const buttons = negotiationStatuses.map((id) => (
    <button
      key={id}
      type="button"
      className={classes.status}
      aria-pressed={chosen.includes(id)}
      onClick={() => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
    >
      {t(`status.${id}`)}
    </button>
  ));
  if (inSheet) {
    return (
      <fieldset className={classes.statuses}>
        <legend>{t('field.status')}</legend>
        {buttons}
      </fieldset>
    );
  }
  return (
    <>
      <FilterChip name={t('field.status')} value={null} onClear={() => onChoose([])}>
        {() => <div className={classes.panel}>{buttons}</div>}
      </FilterChip>
      {negotiationStatuses
        .filter((id) => chosen.includes(id))
        .map((id) => (
          <ToggleChip
            key={id}
            chosen
            label={
              <>
                {t(`status.${id}`)}
                <IconX size={14} stroke={2} aria-hidden="true" />
              </>
            }
            onChange={() => onChoose(chosen.filter((one) => one !== id))}
          />
        ))}
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
