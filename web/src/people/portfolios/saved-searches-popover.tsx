import { ActionIcon, Anchor, Button, Popover, TextInput } from '@mantine/core';
import { IconBookmark, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  SavedSearch,
  SavedSearchList,
} from '@trattativa/contract/people/portfolios/saved-search-endpoints';
import { maxSearchNameLength } from '@trattativa/domain/people/record-limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { ToolButton } from '../../ui/list/tool-button.tsx';
import { portfoliosKeys } from './portfolios.live.ts';
import { useSavedSearches } from './portfolios.queries.ts';
import classes from './saved-searches.module.css';
import { SearchAlertSelect } from './search-alert-select.tsx';

/** The reader's saved searches: apply, save the current filters, rename, delete. Initially open. */
export default function SavedSearchesPopover({ list }: { list: SavedSearchList }) {
  const { t } = useTranslation('portfolio');
  const [opened, setOpened] = useState(true);
  return (
    <Popover opened={opened} onChange={setOpened} width={400} position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <ToolButton
          icon={<IconBookmark size={18} stroke={1.75} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpened(!opened)}
        >
          {t('saved.title')}
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('saved.title')}>
        {opened && <Searches list={list} onApply={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

/** What an address holds beside the filters: the player at the side, and those compared. */
const ofTheMoment = ['player', 'compare', 'side'];

function filtersOf(address: URLSearchParams): string {
  const kept = new URLSearchParams(address);
  for (const name of ofTheMoment) kept.delete(name);
  return kept.toString();
}

/** The saved searches of a list, each with its alerts, and the form that keeps the present filters. */
export function Searches({ list, onApply }: { list: SavedSearchList; onApply: () => void }) {
  const { t } = useTranslation('portfolio');
  const [address] = useSearchParams();
  const client = useQueryClient();
  const searches = useSavedSearches(list).data?.items ?? [];
  const [editing, setEditing] = useState<SavedSearch | null>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const again = () => client.invalidateQueries({ queryKey: portfoliosKeys.searches });

  const save = useMutation({
    mutationFn: () =>
      call('Portfolio/SaveSearch', {
        ...(editing ? { id: editing.id } : { list }),
        name,
        query: editing ? editing.query : filtersOf(address),
      }),
    async onSuccess({ message }) {
      setEditing(null);
      setName('');
      await again();
      showDone(message);
    },
    onError(error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.text);
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedSearch) => call('Portfolio/DeleteSavedSearch', { id }),
    onSuccess: again,
    onError: showFailure,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') save.mutate();
  }

  return (
    <>
      {searches.length === 0 ? (
        <p className={classes.empty}>{t('saved.empty')}</p>
      ) : (
        <ul className={classes.list}>
          {searches.map((search) => (
            <li key={search.id} className={classes.row}>
              <Anchor
                component={Link}
                className={classes.link}
                to={{ search: search.query }}
                onClick={onApply}
              >
                {search.name}
              </Anchor>
              <SearchAlertSelect search={search} />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('saved.rename', { name: search.name })}
                onClick={() => {
                  setEditing(search);
                  setName(search.name);
                  setProblem(null);
                }}
              >
                <IconPencil size={16} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('saved.delete', { name: search.name })}
                onClick={() => remove.mutate(search)}
              >
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          size="sm"
          style={{ flex: '1 1 180px' }}
          label={t(editing ? 'saved.name' : 'saved.save')}
          placeholder={editing ? undefined : t('saved.name')}
          value={name}
          maxLength={maxSearchNameLength}
          error={problem}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(null);
          }}
        />
        <Button type="submit" size="sm" loading={save.isPending} disabled={name.trim() === ''}>
          {t('saved.keep')}
        </Button>
      </form>
    </>
  );
}
