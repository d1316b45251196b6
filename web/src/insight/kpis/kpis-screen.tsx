import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { countries } from '@trattativa/domain/platform/countries';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLevelWords } from '../../people/players.ts';
import { now } from '../../platform/clock/clock.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { countFilters } from '../../ui/filter/address-filters.ts';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { kpiFilters, kpiPeriods, kpiQuery, periodOf } from './kpi-filters.ts';
import classes from './kpis.module.css';
import { FoundKpi, MatchesKpi, RequestsKpi } from './market-kpis.tsx';
import { PortfolioKpi, RevenueKpi } from './money-kpis.tsx';
import { FunnelKpi, ResponsesKpi, StatusesKpi } from './negotiation-kpis.tsx';

/**
 * `/kpis`: the indicators of a premium agent's market, or of the whole market for staff; period and filters are in the
 * address.
 */
export default function KpisScreen() {
  const { levelOption } = useLevelWords();
  const { t, i18n } = useTranslation(['kpis', 'catalogue', 'countries']);
  const { kind } = useUser();
  const { filters, setFilters, clearFilters } = useAddressFilters(kpiFilters);
  const query = useMemo(() => kpiQuery(filters, now().toISOString().slice(0, 10)), [filters]);
  const period = periodOf(filters);
  const countryNames = useMemo(
    () =>
      countries
        .map((code) => ({ value: code as string, label: t(`countries:${code}`) }))
        .sort((one, other) => one.label.localeCompare(other.label, i18n.language)),
    [t, i18n.language],
  );
  return (
    <>
      <PageHeader
        title={t('kpis:title')}
        description={t(`kpis:description.${kind === 'premium' ? 'premium' : 'staff'}`)}
      />
      <FilterBar count={countFilters(filters, ['period'])} onClear={clearFilters}>
        <FilterSelect
          label={t('kpis:filter.period')}
          value={period === kpiPeriods[0] ? null : period}
          any={t(`kpis:period.${kpiPeriods[0]}`)}
          options={kpiPeriods.slice(1).map((value) => ({ value, label: t(`kpis:period.${value}`) }))}
          onChange={(next) => setFilters({ period: next ?? '' })}
        />
        <FilterSelect
          label={t('kpis:filter.level')}
          value={filters.level === null ? null : String(filters.level)}
          any={t('kpis:filter.allLevels')}
          options={levels.map((level) => ({ value: String(level), label: levelOption(level) }))}
          onChange={(next) => setFilters({ level: next === null ? null : Number(next) })}
        />
        <FilterSelect
          label={t('kpis:filter.role')}
          value={filters.role === null ? null : String(filters.role)}
          any={t('kpis:filter.allRoles')}
          options={playerRoles.map((role) => ({
            value: String(role),
            label: t(`catalogue:playerRole.${role}`),
          }))}
          onChange={(next) => setFilters({ role: next === null ? null : Number(next) })}
        />
        <FilterSelect
          label={t('kpis:filter.country')}
          value={filters.country === '' ? null : filters.country}
          any={t('kpis:filter.allCountries')}
          options={countryNames}
          onChange={(next) => setFilters({ country: next ?? '' })}
        />
      </FilterBar>
      <div className={classes.grid}>
        <StatusesKpi query={query} />
        <FunnelKpi query={query} />
        <RevenueKpi query={query} />
        <ResponsesKpi query={query} />
        <PortfolioKpi query={query} />
        <RequestsKpi query={query} />
        <FoundKpi query={query} />
        <MatchesKpi />
      </div>
    </>
  );
}
