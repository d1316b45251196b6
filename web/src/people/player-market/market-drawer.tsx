import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FilterSheet } from '../../ui/filter/filter-sheet.tsx';
import { ToggleChip } from '../../ui/filter/toggle-chip.tsx';
import { countPortfolioFilters } from '../players/portfolio-filters.ts';
import { FilterGroup } from '../portfolios/filter-group.tsx';
import MarketSearches from '../portfolios/market-searches.tsx';
import { MoreFilterFields } from '../portfolios/more-filter-fields.tsx';
import { PortfolioFilterFields } from '../portfolios/portfolio-filter-fields.tsx';
import type { MarketFiltersProps } from './market-filters.tsx';

const mainFilters = ['role', 'ageFrom', 'ageTo', 'foot', 'contract', 'level', 'available'] as const;

/** All filters of the market in a drawer, and the saved searches. */
export default function MarketDrawer(props: MarketFiltersProps & { onClose: () => void }) {
  const { filters, setFilters, count, onClear, result, shortlist, onClose } = props;
  const { t } = useTranslation(['portfolio', 'market-players', 'shell']);
  return (
    <FilterSheet
      clear={
        count > 0 && (
          <Button variant="subtle" size="sm" onClick={onClear}>
            {t('shell:ui.clearFilters')}
          </Button>
        )
      }
      result={result}
      onClose={onClose}
    >
      <FilterGroup
        title={t('portfolio:filterGroup.main')}
        count={countPortfolioFilters(filters, mainFilters) + (shortlist?.only ? 1 : 0)}
        isFirst
      >
        {shortlist && (
          <ToggleChip
            label={t('market-players:shortlist.only')}
            chosen={shortlist.only}
            onChange={shortlist.onOnly}
          />
        )}
        <PortfolioFilterFields filters={filters} setFilters={setFilters} />
      </FilterGroup>
      <MoreFilterFields filters={filters} setFilters={setFilters} withoutMoney={shortlist !== null} />
      <MarketSearches onApply={onClose} />
    </FilterSheet>
  );
}
