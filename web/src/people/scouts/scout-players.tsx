import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { useArrivalToast } from '../../ui/feedback/use-arrival-toast.ts';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PageTabs } from '../../ui/page/page-tabs.tsx';
import { scoutTabs, scoutView, tabOf } from './scout-filters.ts';
import { ScoutPlayersList } from './scout-players-list.tsx';
import { ShortlistsBar } from './shortlists-bar.tsx';

/** `/playersList` for scouts: the players open to them, their shortlists, their evaluations. */
export default function ScoutPlayers() {
  const { t } = useTranslation('scouts');
  const { filters: view } = useAddressFilters(scoutView);
  const [address] = useSearchParams();
  const tab = tabOf(view);
  useArrivalToast();
  // Tabs share the filters, but not the order and the chosen shortlist.
  const to = (next: string) => {
    const search = new URLSearchParams(address);
    for (const name of Object.keys(scoutView)) search.delete(name);
    if (next !== 'all') search.set('tab', next);
    const query = search.toString();
    return query === '' ? paths.playersList : `${paths.playersList}?${query}`;
  };
  return (
    <>
      <PageHeader
        ofList
        namedByActions
        title={t('title')}
        description={t('description')}
        actions={
          <PageTabs
            label={t('tabs')}
            open={tab}
            tabs={scoutTabs.map((key) => ({ key, label: t(`tab.${key}`), to: to(key) }))}
          />
        }
      />
      {tab === 'shortlists' && <ShortlistsBar />}
      <ScoutPlayersList tab={tab} />
    </>
  );
}
