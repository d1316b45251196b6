import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CandidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { call } from '../../platform/api/call.ts';
import { cursorPages } from '../../platform/cache/cursor-pages.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { applicationsKeys } from './applications-keys.ts';

const pageSize = 30;

/** What a board leaves out. */
export interface OnlyThese {
  shortlisted: boolean;
  /** Without players of agents who have not confirmed who keeps their record. */
  confirmed: boolean;
}

/** One column of a request's board, page by page. */
export function useBoardColumn(requestId: number, status: CandidateStatus, only: OnlyThese) {
  const { shortlisted, confirmed } = only;
  const input = { requestId, status, ...(shortlisted && { shortlisted }), ...(confirmed && { confirmed }) };
  return useInfiniteQuery({
    queryKey: [...applicationsKeys.column, input],
    queryFn: ({ pageParam, signal }) =>
      call('Candidate/GetCandidates', { ...input, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
  });
}

/** The caller's applications, latest first; only those to one request if it is given. Staff have none. */
export function useMyApplications(requestId?: number) {
  const { kind } = useUser();
  const input = requestId === undefined ? {} : { requestId };
  return useInfiniteQuery({
    queryKey: [...applicationsKeys.mine, input],
    queryFn: ({ pageParam, signal }) =>
      call('Candidate/GetMyApplications', { ...input, limit: pageSize, cursor: pageParam }, { signal }),
    ...cursorPages,
    enabled: kind !== 'staff' && kind !== 'admin',
  });
}

export function useCandidate(candidateId: number) {
  return useQuery({
    queryKey: [...applicationsKeys.one, candidateId],
    queryFn: ({ signal }) => call('Candidate/GetCandidate', { candidateId }, { signal }),
  });
}

export function useCompared(requestId: number, playerIds: readonly number[]) {
  return useQuery({
    queryKey: [...applicationsKeys.compared, { requestId, playerIds }],
    queryFn: ({ signal }) =>
      call('Candidate/ComparePlayers', { requestId, playerIds: [...playerIds] }, { signal }),
  });
}

/** The sites from which this installation can import players. */
export function useImportSources(enabled: boolean) {
  return useQuery({
    queryKey: applicationsKeys.sources,
    queryFn: ({ signal }) => call('Candidate/GetImportSources', {}, { signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
