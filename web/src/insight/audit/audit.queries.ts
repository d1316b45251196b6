import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { auditKeys } from './audit-keys.ts';

export type AuditQuery = Omit<Api['Audit/GetAudit']['input'], 'limit' | 'cursor'>;

/** Who did what on all deals, page after page; a new filter keeps the old rows until its own arrive. */
export function useAudit(query: AuditQuery) {
  return useInfiniteQuery({
    queryKey: [...auditKeys.list, query],
    queryFn: ({ pageParam, signal }) => call('Audit/GetAudit', { ...query, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}
