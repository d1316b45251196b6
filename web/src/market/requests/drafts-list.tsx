import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestDraft } from '@trattativa/contract/market/requests/request-draft';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlayerWords } from '../../people/players.ts';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone, showUndo } from '../../ui/feedback/toasts.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import classes from './request-cells.module.css';
import { draftPath } from './request-paths.ts';
import { useDrafts } from './requests.queries.ts';
import { requestsKeys } from './requests-keys.ts';
import { useRequestWords } from './use-request-words.ts';

/** The drafts of requests: continue, or delete with undo. Loaded when opened. */
export default function DraftsList({ ownClub }: { ownClub: boolean }) {
  const { t } = useTranslation('requests');
  const list = usePages(useDrafts());
  const columns = useDraftColumns(ownClub);
  const discard = useDiscardDraft();
  const actsOf = useCallback(
    (draft: RequestDraft) => (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('requests:draft.discard')}
        onClick={() => discard(draft.id)}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
    ),
    [t, discard],
  );
  return (
    <DataList
      {...list}
      label={t('requests:list.drafts')}
      columns={columns}
      rowKey={(draft) => draft.id}
      rowLink={(draft) => draftPath(draft.id)}
      rowActions={actsOf}
      empty={
        <EmptyState
          icon={IconPencil}
          title={t('requests:draft.emptyTitle')}
          text={t('requests:draft.emptyText')}
          action={
            <Button component={Link} to={paths.request}>
              {t('requests:list.new')}
            </Button>
          }
        />
      }
    />
  );
}

function useDraftColumns(ownClub: boolean): Column<RequestDraft>[] {
  const { t } = useTranslation('requests');
  const player = usePlayerWords();
  const words = useRequestWords();
  return [
    {
      key: 'role',
      header: t('field.role'),
      width: 'minmax(200px, 1.2fr)',
      card: 'title',
      render: ({ role, team, updatedBy }) => (
        <span className={classes.words}>
          <span className={classes.name}>{role === null ? t('draft.noRole') : player.role(role)}</span>
          <span className={classes.facts}>
            {[
              ownClub ? '' : (team?.name ?? t('draft.noClub')),
              updatedBy === '' ? '' : t('draft.by', { name: updatedBy }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'level',
      header: t('field.level'),
      width: '120px',
      card: 'fact',
      render: ({ level, country }) => (level === null ? '–' : player.level(level, country)),
    },
    {
      key: 'place',
      header: t('field.place'),
      width: 'minmax(120px, 0.8fr)',
      hideBelow: 760,
      card: 'fact',
      render: ({ city, country }) =>
        [city, country === null ? '' : player.country(country)].filter(Boolean).join(', ') || '–',
    },
    {
      key: 'offer',
      header: t('field.offer'),
      width: 'minmax(120px, 0.8fr)',
      hideBelow: 900,
      card: 'none',
      render: ({ monthlyOffer, refundRange }) => words.money(monthlyOffer, refundRange) || '–',
    },
    {
      key: 'updated',
      header: t('field.updated'),
      width: '140px',
      card: 'fact',
      render: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    },
  ];
}

/** Deletes a draft at once and offers to undo it. */
function useDiscardDraft(): (draftId: number) => void {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: requestsKeys.drafts });
  const onError = (error: Error) => {
    void again();
    showFailure(error);
  };
  const restore = useMutation({
    mutationFn: (draftId: number) => call('Request/RestoreDraft', { draftId }),
    onSuccess: async ({ message }) => {
      await again();
      showDone(message);
    },
    onError,
  });
  const discard = useMutation({
    mutationFn: (draftId: number) => call('Request/DiscardDraft', { draftId }),
    onSuccess: async ({ message }, draftId) => {
      await again();
      showUndo({
        message,
        onUndo: () => restore.mutate(draftId),
      });
    },
    onError,
  });
  return discard.mutate;
}
