import { Checkbox, CloseButton, MultiSelect } from '@mantine/core';
import { negotiationStatuses } from '@trattativa/contract/catalogue/negotiation-statuses';
import { useTranslation } from 'react-i18next';
import { PlayerPicker } from '../players/player-picker.tsx';
import { ClubSelect } from './club-select.tsx';
import classes from './negotiation-filter-fields.module.css';
import type { NegotiationFilters } from './negotiation-filters.ts';
import { useClub } from './negotiations.queries.ts';

interface NegotiationFilterFieldsProps {
  filters: NegotiationFilters;
  setFilters: (change: Partial<NegotiationFilters>, how?: 'typing') => void;
  /** How many wait on the reader; undefined while unknown. */
  turns: number | undefined;
  withPlayer: boolean;
  withClub: boolean;
  withTurn: boolean;
}

/** The filters of the list; each choice stands in the address at once. */
export function NegotiationFilterFields(props: NegotiationFilterFieldsProps) {
  const { filters, setFilters, turns, withPlayer, withClub, withTurn } = props;
  const { t } = useTranslation(['negotiations', 'shell']);
  const club = useClub(withClub ? filters.club : null).data;
  return (
    <>
      <MultiSelect
        size="sm"
        className={classes.status}
        label={t('negotiations:field.status')}
        placeholder={filters.status.length === 0 ? t('negotiations:filter.any') : undefined}
        data={negotiationStatuses.map((id) => ({ value: String(id), label: t(`negotiations:status.${id}`) }))}
        value={filters.status.map(String)}
        onChange={(next) => setFilters({ status: next.map(Number) })}
        clearable
        clearButtonProps={{ 'aria-label': t('shell:form.clear') }}
        comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      />
      {withPlayer && (
        <div className={classes.picker}>
          <PlayerPicker
            label={t('negotiations:field.player')}
            value={filters.player}
            onChange={(player) => setFilters({ player: player?.id ?? null })}
          />
        </div>
      )}
      {withClub && (
        <ClubSelect
          size="sm"
          className={classes.picker}
          label={t('negotiations:field.club')}
          shown={club?.name}
          onChoose={({ id }) => setFilters({ club: id })}
          end={
            filters.club !== null && (
              <CloseButton
                size="sm"
                aria-label={t('shell:form.clear')}
                onClick={() => setFilters({ club: null })}
              />
            )
          }
        />
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
