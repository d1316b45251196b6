import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import type { AgentProfile } from '@trattativa/contract/people/agents/agent';
import { agentTypes, managedLevels } from '@trattativa/domain/identity/agent-types';
import { categories } from '@trattativa/domain/people/categories';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { countFilters, type FilterSchema, searchText } from '../../ui/filter/address-filters.ts';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { FilterSelect } from '../../ui/form/choice/filter-select.tsx';
import { FilteredList } from '../../ui/list/filtered-list.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { totalWords } from '../../ui/list/total-words.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { ChipsRow } from '../../ui/text/chips-row.tsx';
import { LicenceLine } from '../licences/licence-line.tsx';
import { AgentReplies } from '../slots.ts';
import { agentPath } from './agent-paths.ts';
import { type AgentsQuery, useAgents } from './agents.queries.ts';
import classes from './agents-screen.module.css';
import { useAgentWords } from './use-agent-words.ts';

const schema = {
  text: 'text',
  country: 'text',
  level: 'text',
  category: 'number',
  type: 'number',
} as const satisfies FilterSchema;

/** `/agents`: a searchable list of agents. The filters are in the address. */
export default function AgentsScreen() {
  const { t } = useTranslation(['agents', 'app', 'catalogue']);
  const { kind } = useUser();
  const { filters, setFilters, clearFilters } = useAddressFilters(schema);
  const countryOptions = useCountryOptions();
  const words = useAgentWords();
  // Only premium agents and staff filter by the platform's own sub-types of agents.
  const withType = kind === 'premium' || kind === 'staff' || kind === 'admin';
  const query: AgentsQuery = {};
  const text = searchText(filters.text);
  if (text) query.text = text;
  if (/^[A-Z]{2}$/u.test(filters.country)) query.country = filters.country;
  const level = managedLevels.find((known) => known === filters.level);
  if (level) query.managedLevel = level;
  const category = categories.find((known) => known === filters.category);
  if (category !== undefined) query.category = category;
  const type = idOf(agentTypes, filters.type);
  if (type !== undefined && withType) query.type = type;
  const list = usePages(useAgents(query));
  const { counted } = list;
  const { number } = useFormats();
  const result =
    counted &&
    t(counted.totalIsExact ? 'agents:list.count' : 'agents:list.countMore', totalWords(counted, number));
  const columns = useColumns(withType);
  const count = countFilters(filters, ['text']);

  return (
    <>
      <PageHeader ofList title={t('agents:list.title')} description={t('agents:list.description')} />
      <FilteredList
        {...list}
        search={{
          label: t('agents:list.search'),
          by: 'nameOrAgency',
          text: filters.text,
          onSearch: (text) => setFilters({ text }, 'typing'),
        }}
        filterFields={
          <>
            <FilterSelect
              label={t('agents:field.country')}
              value={query.country ?? null}
              any={t('agents:list.any')}
              options={countryOptions}
              onChange={(next) => setFilters({ country: next ?? '' })}
            />
            <FilterSelect
              label={t('agents:field.managedLevels')}
              value={level ?? null}
              any={t('agents:list.any')}
              options={managedLevels.map((word) => ({ value: word, label: words.level(word) }))}
              onChange={(next) => setFilters({ level: next ?? '' })}
            />
            <FilterSelect
              label={t('agents:field.championship')}
              value={category === undefined ? null : String(category)}
              any={t('agents:list.any')}
              options={categories.map((id) => ({ value: String(id), label: words.category(id) }))}
              onChange={(next) => setFilters({ category: next === null ? null : Number(next) })}
            />
            {withType && (
              <FilterSelect
                label={t('agents:field.agentType')}
                value={type === undefined ? null : String(type)}
                any={t('agents:list.any')}
                options={agentTypes.map((id) => ({ value: String(id), label: words.type(id) }))}
                onChange={(next) => setFilters({ type: next === null ? null : Number(next) })}
              />
            )}
          </>
        }
        filterCount={count}
        onClear={clearFilters}
        result={result}
        label={t('agents:list.title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => agentPath(id)}
        empty={
          <EmptyState
            icon={IconUserSearch}
            title={t('agents:list.emptyTitle')}
            text={t('agents:list.empty')}
            action={
              <Button component={Link} to={paths.start} variant="default">
                {t('app:toFirstScreen')}
              </Button>
            }
          />
        }
      />
    </>
  );
}

function useColumns(withType: boolean): Column<AgentProfile>[] {
  const { t } = useTranslation('agents');
  const words = useAgentWords();
  const columns: Column<AgentProfile>[] = [
    {
      key: 'agent',
      header: t('field.agent'),
      width: 'minmax(340px, 3fr)',
      card: 'title',
      render: (agent) => (
        <span className={classes.agent}>
          <AvatarPicture name={agent.name} url={agent.imageUrl} size={36} kind="agent" />
          <span className={classes.words}>
            <span className={classes.name}>{agent.name}</span>
            <span className={classes.society}>{agent.society}</span>
            <LicenceLine licence={agent.licence} />
          </span>
        </span>
      ),
    },
    {
      key: 'country',
      header: t('field.country'),
      width: 'minmax(86px, 0.3fr)',
      card: 'fact',
      render: ({ country }) => words.country(country) || '–',
    },
    {
      key: 'levels',
      header: t('field.managedLevels'),
      width: 'minmax(120px, 0.6fr)',
      card: 'fact',
      hideBelow: 720,
      render: (agent) => words.levels(agent) || '–',
    },
    {
      key: 'championships',
      header: t('field.championships'),
      width: 'minmax(190px, 0.9fr)',
      card: 'wide',
      render: (agent) => (
        <ChipsRow
          max={3}
          items={words.championships(agent).map(({ key, name }) => ({ key, title: name, content: name }))}
        />
      ),
    },
    {
      key: 'replies',
      header: t('field.replies'),
      width: '88px',
      card: 'fact',
      hideBelow: 640,
      render: ({ id }) => (
        <Suspense>
          <AgentReplies agentId={id} brief />
        </Suspense>
      ),
    },
  ];
  if (withType) {
    columns.push({
      key: 'type',
      header: t('field.agentType'),
      width: '112px',
      card: 'fact',
      hideBelow: 1000,
      render: ({ agentType }) => words.type(agentType),
    });
  }
  return columns;
}
