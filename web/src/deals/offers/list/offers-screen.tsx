import { Button, Checkbox } from '@mantine/core';
import { IconFileDollar, IconPlus } from '@tabler/icons-react';
import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import { maxCompared } from '@trattativa/domain/deals/offers/offer-limits';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { paths } from '../../../platform/paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import { useAddressFilters } from '../../../ui/filter/use-address-filters.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { ExportButton } from '../../../ui/list/export-button.tsx';
import { NothingFits } from '../../../ui/list/nothing-fits.tsx';
import { totalWords, useTotalFigure } from '../../../ui/list/total-words.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { personName } from '../form/offer-person.tsx';
import { comparePath, offerPath } from '../offer-paths.ts';
import { useOffers, useOfferTurnCount } from '../offers.queries.ts';
import { useOfferColumns } from './offer-columns.tsx';
import { OfferFilterFields } from './offer-filter-fields.tsx';
import { countOfferFilters, offerFilters, offersQuery, sortOf } from './offer-filters.ts';
import { useExportOffers } from './use-export-offers.ts';

/** All offers of the user; those in which it is their turn stand out, and up to four can be compared. */
export default function OffersScreen() {
  const { t } = useTranslation('offers');
  const { number } = useFormats();
  const figure = useTotalFigure();
  const { kind } = useUser();
  const { filters, setFilters, clearFilters } = useAddressFilters(offerFilters);
  const query = useMemo(() => offersQuery(filters), [filters]);
  const list = usePages(useOffers(query));
  const turns = useOfferTurnCount().data;
  const columns = useOfferColumns(kind === 'team' ? 'team' : kind === 'player' ? 'person' : null);
  const { rows, counted } = list;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const csv = useExportOffers();
  const count = countOfferFilters(filters);
  const filtered = count > 0 || filters.text !== '';
  const mayOffer = kind === 'team' || kind === 'staff' || kind === 'admin';
  const who = mayOffer ? 'club' : kind === 'player' || kind === 'coach' ? 'person' : 'agent';
  const offer = mayOffer && (
    <Button component={Link} to={paths.offer} leftSection={<IconPlus size={18} aria-hidden="true" />}>
      {t('list.make')}
    </Button>
  );
  const choose = ({ id }: OfferItem, on: boolean) =>
    setChosen((now) => (on ? [...now, id] : now.filter((one) => one !== id)));
  return (
    <>
      <PageHeader
        ofList
        title={t('list.title')}
        count={counted && figure(counted)}
        description={t(`list.description.${kind === 'staff' || kind === 'admin' ? 'staff' : who}`)}
        actions={
          <>
            {(list.loading || rows.length > 1) && (
              <Button
                component={Link}
                to={comparePath(chosen)}
                variant="default"
                disabled={chosen.length < 2}
                aria-disabled={chosen.length < 2}
                onClick={(event) => {
                  if (chosen.length < 2) event.preventDefault();
                }}
              >
                {t('list.compare', { number: chosen.length, max: maxCompared })}
              </Button>
            )}
            {offer}
          </>
        }
      />
      {(list.loading || rows.length > 0 || filtered) && (
        <FilterBar
          search={
            <SearchField
              value={filters.text}
              label={t('list.search')}
              by="nameOrClub"
              onSearch={(text) => setFilters({ text }, 'typing')}
            />
          }
          count={count}
          onClear={clearFilters}
          result={
            counted &&
            t(counted.totalIsExact ? 'list.result' : 'list.resultMore', totalWords(counted, number))
          }
          end={
            <ExportButton
              loading={csv.isPending}
              disabled={rows.length === 0}
              onClick={() => csv.mutate(query)}
            />
          }
        >
          <OfferFilterFields filters={filters} setFilters={setFilters} turns={turns} />
        </FilterBar>
      )}
      <DataList
        {...list}
        label={t('list.title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => offerPath(id)}
        rowActions={(item) => (
          <Checkbox
            size="sm"
            label={t('list.compareThis')}
            aria-label={t('list.choose', { person: personName(item), club: item.team.name })}
            checked={chosen.includes(item.id)}
            disabled={!chosen.includes(item.id) && chosen.length >= maxCompared}
            onChange={({ currentTarget }) => choose(item, currentTarget.checked)}
          />
        )}
        sort={sortOf(filters)}
        onSort={(next) => setFilters({ sort: next?.by ?? '', up: next !== null && !next.descending })}
        empty={
          filtered ? (
            <NothingFits onClear={clearFilters} />
          ) : (
            <EmptyState
              icon={IconFileDollar}
              title={t('list.emptyTitle')}
              text={t(`list.empty.${who}`)}
              action={
                offer || (
                  <Button component={Link} to={paths.requests} variant="default">
                    {t('list.toMarket')}
                  </Button>
                )
              }
            />
          )
        }
      />
    </>
  );
}
