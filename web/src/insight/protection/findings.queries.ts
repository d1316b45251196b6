import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { cursorPages, pageSize } from '../../platform/cache/cursor-pages.ts';
import { protectionKeys } from './protection-keys.ts';

/** The open findings about minors. */
export function useFindings() {
  return useInfiniteQuery({
    queryKey: [...protectionKeys.findings, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call('Protection/GetFindings', { limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}
