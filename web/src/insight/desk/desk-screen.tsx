import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/feedback/await-queries.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useDeskCounts } from './desk-counts.queries.ts';
import { deskQueues } from './desk-queues.ts';
import { QueueTabs } from './queue-tabs.tsx';

const address = { queue: 'text' } as const;

const components: ReadonlyMap<string, ComponentType> = new Map(
  deskQueues.map((queue) => [queue.key, lazy(() => loadChunk(queue.lazy))]),
);

/** `/desk`: items that need a decision of the platform's staff, by queue. */
export default function DeskScreen() {
  const { t } = useTranslation(['desk', 'audit']);
  const { filters } = useAddressFilters(address);
  const isAdministrator = useUser().kind === 'admin';
  const counts = useDeskCounts();
  // Without a queue in the address: the first one with an item.
  const waiting = deskQueues.find(({ key }) => (counts[key] ?? 0) > 0) ?? deskQueues[0];
  const open = components.has(filters.queue) ? filters.queue : waiting?.key;
  const Queue = open === undefined ? undefined : components.get(open);
  const known = Object.values(counts).every((count) => count !== undefined);
  const total = Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0);
  return (
    <>
      <PageHeader
        ofList
        title={t('title')}
        count={known ? total : undefined}
        description={t('description')}
        actions={
          isAdministrator && (
            <Button component={Link} to={paths.audit} variant="default">
              {t('audit:title')}
            </Button>
          )
        }
      />
      {open === undefined || Queue === undefined ? (
        <EmptyState icon={IconInbox} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <AwaitQueries>
          <QueueTabs open={open} counts={counts} />
          <Suspense fallback={<Skeletons shape="rows" count={4} />}>
            <Queue />
          </Suspense>
        </AwaitQueries>
      )}
    </>
  );
}
