import { Button, Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { negotiationStatuses } from '@trattativa/contract/catalogue/negotiation-statuses';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { playerName } from '../players/player-facts.ts';
import { usePlayer } from '../players/players.queries.ts';
import { FilterSelect } from '../ui/form/filter-select.tsx';
import classes from './negotiation-filter-fields.module.css';
import type { NegotiationFilters } from './negotiation-filters.ts';
import { useClub } from './negotiations.queries.ts';

interface NegotiationFilterFieldsProps {
  filters: NegotiationFilters;
  setFilters: (change: Partial<NegotiationFilters>, how?: 'typing') => void;
  /** How many wait on the reader; undefined while unknown. */
  turns: number | undefined;
  withTurn: boolean;
}

/** The filters of the list; each choice stands in the address at once. */
export function NegotiationFilterFields(props: NegotiationFilterFieldsProps) {
  const { filters, setFilters, turns, withTurn } = props;
  const { t } = useTranslation(['negotiations', 'shell']);
  const club = useClub(filters.club).data;
  const player = usePlayer(filters.player).data;
  return (
    <>
      <FilterSelect
        className={classes.status}
        label={t('negotiations:field.status')}
        value={filters.status.length === 1 ? String(filters.status[0]) : null}
        any={t('negotiations:filter.any')}
        options={negotiationStatuses.map((id) => ({
          value: String(id),
          label: t(`negotiations:status.${id}`),
        }))}
        onChange={(next) => setFilters({ status: next === null ? [] : [Number(next)] })}
      />
      {filters.player !== null && (
        <Named label={t('negotiations:field.player')} onClear={() => setFilters({ player: null })}>
          {player && playerName(player)}
        </Named>
      )}
      {filters.club !== null && (
        <Named label={t('negotiations:field.club')} onClear={() => setFilters({ club: null })}>
          {club?.name}
        </Named>
      )}
      {withTurn && (
        <Checkbox
          size="sm"
          className={classes.turn}
          label={
            turns === undefined
              ? t('negotiations:filter.turn')
              : t('negotiations:filter.turnCount', { number: turns })
          }
          checked={filters.turn}
          onChange={({ currentTarget }) => setFilters({ turn: currentTarget.checked })}
        />
      )}
    </>
  );
}

/** What a link to this list has narrowed it to; a click takes that back. The search field finds players and clubs. */
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
