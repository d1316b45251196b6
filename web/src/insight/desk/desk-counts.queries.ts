import { useQueries } from '@tanstack/react-query';
import { deskQueues } from './desk-queues.ts';

/** The number of items in each queue, by key; undefined while unknown. */
export function useDeskCounts(): Record<string, number | undefined> {
  const counts = useQueries({
    queries: deskQueues.map(({ count }) => ({
      queryKey: count.key,
      queryFn: ({ signal }: { signal: AbortSignal }) => count.read(signal),
    })),
  });
  return Object.fromEntries(deskQueues.map(({ key }, index) => [key, counts[index]?.data]));
}
