import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { DealKind } from '@trattativa/contract/insight/audit/audit';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { auditKeys } from './audit.live.ts';

/** The audit log of one deal, once it is shown. */
export function useDealAudit(kind: DealKind, dealId: number, shown: boolean) {
  return useQuery({
    queryKey: [...auditKeys.deal, kind, dealId],
    queryFn: ({ signal }) => call('Audit/GetDealAudit', { kind, dealId }, { signal }),
    enabled: shown,
  });
}

export type AuditQuery = Omit<Api['Audit/GetAudit']['input'], 'limit' | 'cursor'>;

/** The audit log of all deals, page by page; a new filter keeps the old rows until its own are loaded. */
export function useAudit(query: AuditQuery) {
  return useInfiniteQuery({
    queryKey: [...auditKeys.list, query],
    queryFn: ({ pageParam, signal }) => call('Audit/GetAudit', { ...query, cursor: pageParam }, { signal }),
    ...cursorPages,
    placeholderData: keepPreviousData,
  });
}
