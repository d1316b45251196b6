import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { useTranslation } from 'react-i18next';
import { useLevelWords } from '../../../people/players.ts';
import { FilterSelect } from '../../../ui/form/choice/filter-select.tsx';
import { DateRangeFilter } from '../../../ui/form/date/date-range-filter.tsx';
import { useCountryOptions } from '../../../ui/places/use-country-options.ts';
import type { NegotiationFilters } from './negotiation-filters.ts';

interface MoreFilterFieldsProps {
  filters: NegotiationFilters;
  setFilters: (change: Partial<NegotiationFilters>, how?: 'typing') => void;
  /** For the report, which has no filter for the turn. */
  withoutTurn?: boolean;
}

/** Further filters of the list: turn, level, role, country of the club, dates of the proposal. */
export default function MoreFilterFields({
  filters,
  setFilters,
  withoutTurn = false,
}: MoreFilterFieldsProps) {
  const { levelOption } = useLevelWords();
  const { t } = useTranslation(['negotiations', 'catalogue']);
  const countries = useCountryOptions();
  const any = t('negotiations:filter.any');
  const role = filters.role !== null ? `p${filters.role}` : filters.post !== null ? `s${filters.post}` : null;
  return (
    <>
      {!withoutTurn && (
        <FilterSelect
          label={t('negotiations:field.turn')}
          value={filters.turn || null}
          any={any}
          options={[
            { value: '1', label: t('negotiations:turn.yours') },
            { value: 'club', label: t('negotiations:turn.waits.club') },
            { value: 'proposer', label: t('negotiations:turn.waits.proposer') },
          ]}
          onChange={(turn) => setFilters({ turn: turn ?? '' })}
        />
      )}
      <FilterSelect
        label={t('negotiations:field.level')}
        value={filters.level === null ? null : String(filters.level)}
        any={any}
        options={levels.map((id) => ({ value: String(id), label: levelOption(id) }))}
        onChange={(level) => setFilters({ level: level === null ? null : Number(level) })}
      />
      <FilterSelect
        label={t('negotiations:field.role')}
        value={role}
        any={any}
        options={[
          ...playerRoles.map((id) => ({ value: `p${id}`, label: t(`catalogue:playerRole.${id}`) })),
          ...coachingStaffRoles.map((id) => ({
            value: `s${id}`,
            label: t(`catalogue:coachingStaffRole.${id}`),
          })),
        ]}
        onChange={(next) => {
          const id = next === null ? null : Number(next.slice(1));
          setFilters({ role: next?.[0] === 'p' ? id : null, post: next?.[0] === 's' ? id : null });
        }}
      />
      <FilterSelect
        label={t('negotiations:field.country')}
        value={filters.country || null}
        any={any}
        options={countries}
        onChange={(country) => setFilters({ country: country ?? '' })}
      />
      <DateRangeFilter
        name={t('negotiations:filter.dates')}
        labels={{ from: t('negotiations:filter.from'), to: t('negotiations:filter.to') }}
        from={filters.from}
        to={filters.to}
        onChange={(change) => setFilters(change, 'typing')}
      />
    </>
  );
}
