import type { InfiniteData } from '@tanstack/react-query';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import type { CandidateChange } from '@trattativa/contract/market/applications/events';
import { exampleApplication } from '@trattativa/contract/market/applications/example-candidate';
import type { Page } from '@trattativa/contract/paging';
import { type CandidateStatus, candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { describe, expect, it } from 'vitest';
import { applyToColumn, applyToMyApplications } from './applications.live.ts';

type State = InfiniteData<Page<Candidate>, string | undefined>;

const other: Candidate = { ...exampleApplication, id: 7002 };
const state: State = {
  pages: [{ items: [exampleApplication, other], nextCursor: null, total: 2, totalIsExact: true }],
  pageParams: [undefined],
};
const { can } = exampleApplication;
const closed = { ...can, withdraw: false };
const rejected: CandidateChange = {
  candidateId: exampleApplication.id,
  requestId: exampleApplication.request.id,
  playerId: exampleApplication.player.id,
  teamId: 1,
  from: candidateStatus.pending,
  to: candidateStatus.rejected,
  temporary: false,
  by: 'club',
  actorId: 1,
  version: 2,
  at: '2026-10-04T09:30:00.000Z',
  reason: 'age',
  reasonText: 'Cerchiamo un under.',
  can: { club: can, staff: can, applicant: closed },
};
const event = (type: string, data: object) => ({ id: '1', type, data }) as never;
const column = (status: CandidateStatus) => [
  'applications',
  'column',
  { requestId: rejected.requestId, status },
];
const ids = (after: State | 'refetch') =>
  after === 'refetch' ? after : after.pages.flatMap(({ items }) => items.map(({ id }) => id));

describe('the own applications', () => {
  it('after a move equal the service’s answer', () => {
    const after = applyToMyApplications(state, event('candidate.rejected', rejected), [
      'applications',
      'mine',
      {},
    ]);
    expect((after as State).pages[0]?.items).toEqual([
      {
        ...exampleApplication,
        status: candidateStatus.rejected,
        version: 2,
        changedAt: rejected.at,
        reason: 'age',
        reasonText: 'Cerchiamo un under.',
        can: closed,
      },
      other,
    ]);
  });

  it('keep a state newer than the event', () => {
    const older = event('candidate.rejected', { ...rejected, version: 1 });
    expect(applyToMyApplications(state, older, ['applications', 'mine', {}])).toBe(state);
  });

  it('lose a withdrawn one, and ignore other requests', () => {
    const key = ['applications', 'mine', {}];
    expect(ids(applyToMyApplications(state, event('application.withdrawn', rejected), key))).toEqual([7002]);
    const foreign = ['applications', 'mine', { requestId: 5 }];
    expect(applyToMyApplications(state, event('candidate.rejected', rejected), foreign)).toBe(state);
  });
});

describe('a column of the board', () => {
  it('drops a card that left, and refetches for one that arrived', () => {
    const moved = event('candidate.rejected', rejected);
    const left = applyToColumn(state, moved, column(candidateStatus.pending)) as State;
    expect(ids(left)).toEqual([7002]);
    expect(left.pages[0]?.total).toBe(1);
    expect(applyToColumn(state, moved, column(candidateStatus.rejected))).toBe('refetch');
  });

  it('ignores other requests, and follows the players that it shows', () => {
    const foreign = event('application.made', { ...rejected, requestId: 5, to: candidateStatus.pending });
    expect(applyToColumn(state, foreign, column(candidateStatus.pending))).toBe(state);
    expect(
      applyToColumn(state, event('matches.changed', { playerId: 1 }), column(candidateStatus.pending)),
    ).toBe(state);
    const shown = { playerId: rejected.playerId };
    expect(applyToColumn(state, event('matches.changed', shown), column(candidateStatus.pending))).toBe(
      'refetch',
    );
  });
});
