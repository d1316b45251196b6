import { IconAddressBook } from '@tabler/icons-react';
import type { Api } from '@trattativa/contract/api';
import { type OrgChartRole, orgChartRoles } from '@trattativa/domain/people/org-chart-roles';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import { useAddressFilters } from '../../../ui/filter/use-address-filters.ts';
import { FilterSelect } from '../../../ui/form/choice/filter-select.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { NothingFits } from '../../../ui/list/nothing-fits.tsx';
import { ResultCount } from '../../../ui/list/result-count.tsx';
import type { Column } from '../../../ui/list/table/column.ts';
import { totalWords } from '../../../ui/list/total-words.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useCountryOptions } from '../../../ui/places/use-country-options.ts';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { ContactLinks } from '../form/contact-links.tsx';
import { TeamLine } from '../team-line.tsx';
import { teamPath } from '../team-paths.ts';
import { useTeamContacts } from '../teams.queries.ts';
import { useTeamWords } from '../use-team-words.ts';

type Contact = Api['Team/GetTeamOrgChartContacts']['output']['items'][number];

const filterSchema = { text: 'text', country: 'text', role: 'number' } as const;
/** The places of an org chart; several of the same name are numbered. */
function placeOptions(nameOf: (role: OrgChartRole) => string) {
  const names = orgChartRoles.map(nameOf);
  return orgChartRoles.map((role, index) => {
    const name = names[index] as string;
    const before = names.slice(0, index).filter((other) => other === name).length;
    const isAlone = names.filter((other) => other === name).length === 1;
    return { value: String(role), label: isAlone ? name : `${name} ${before + 1}` };
  });
}

const linkOf = (contact: Contact) => teamPath(contact.teamId);

/** `/teamContacts`: the people of clubs' org charts, with their contacts. */
export default function TeamContactsScreen() {
  const narrow = useIsNarrow();
  const { t } = useTranslation('teams');
  const { number } = useFormats();
  const { name: username } = useUser();
  const words = useTeamWords();
  const countries = useCountryOptions();
  const { filters, setFilters, clearFilters } = useAddressFilters(filterSchema);
  const list = usePages(
    useTeamContacts({
      text: filters.text || undefined,
      country: filters.country || undefined,
      role: idOf(orgChartRoles, filters.role),
    }),
  );
  const { counted } = list;
  const columns = useMemo<readonly Column<Contact>[]>(
    () => [
      {
        key: 'team',
        header: t('teams:field.team'),
        render: (contact) => (
          <TeamLine name={contact.teamName} city={contact.city} country={contact.country} />
        ),
        width: 'minmax(236px, 1.2fr)',
        card: 'title',
      },
      {
        key: 'person',
        header: t('teams:field.person'),
        render: (contact) => contact.name || null,
        width: 'minmax(130px, 0.6fr)',
        card: 'fact',
      },
      {
        key: 'place',
        header: t('teams:field.place'),
        render: (contact) =>
          contact.isDefault
            ? `${words.place(contact.role)} (${t('teams:field.defaultContact')})`
            : words.place(contact.role),
        width: 'minmax(150px, 0.7fr)',
        hideBelow: 820,
        card: 'fact',
      },
      {
        key: 'ways',
        header: t('teams:field.contact'),
        render: (contact) => (
          <ContactLinks
            email={contact.email}
            phone={contact.phone}
            name={contact.name || contact.teamName}
            text={t('teams:contacts.text', { name: contact.name || contact.teamName, sender: username })}
          />
        ),
        width: 'minmax(330px, 1.8fr)',
        card: 'wide',
      },
    ],
    [t, words, username],
  );
  const count = Number(filters.country !== '') + Number(filters.role !== null);
  const filtered = count > 0 || filters.text !== '';
  const result =
    counted &&
    t(
      counted.totalIsExact ? 'teams:contacts.count' : 'teams:contacts.countMore',
      totalWords(counted, number),
    );
  return (
    <>
      <PageHeader ofList title={t('teams:contacts.title')} description={t('teams:contacts.description')} />
      <FilterBar
        count={count}
        onClear={clearFilters}
        result={result}
        saysResult
        search={
          <SearchField
            value={filters.text}
            label={t('teams:contacts.search')}
            by="nameOrClub"
            onSearch={(text) => setFilters({ text }, 'typing')}
          />
        }
      >
        <FilterSelect
          label={t('teams:field.country')}
          value={filters.country || null}
          any={t('teams:filter.any')}
          options={countries}
          onChange={(country) => setFilters({ country: country ?? '' })}
        />
        <FilterSelect
          label={t('teams:field.place')}
          value={filters.role === null ? null : String(filters.role)}
          any={t('teams:filter.any')}
          options={placeOptions(words.place)}
          onChange={(role) => setFilters({ role: role === null ? null : Number(role) })}
        />
      </FilterBar>
      {narrow && <ResultCount text={result ?? ''} />}
      <DataList
        {...list}
        label={t('teams:contacts.title')}
        columns={columns}
        rowKey={(contact) => `${contact.teamId} ${contact.role}`}
        rowLink={linkOf}
        empty={
          filtered ? (
            <NothingFits onClear={clearFilters} />
          ) : (
            <EmptyState
              icon={IconAddressBook}
              title={t('teams:contacts.emptyTitle')}
              text={t('teams:contacts.emptyText')}
            />
          )
        }
      />
    </>
  );
}
