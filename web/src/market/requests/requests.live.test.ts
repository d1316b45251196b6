import { exampleRequest } from '@trattativa/contract/market/requests/example-request';
import { type PlayerRole, playerRole } from '@trattativa/domain/people/player-roles';
import { describe, expect, it } from 'vitest';
import { applyToRequest, applyToRequests } from './requests.live.ts';

const state = {
  pages: [{ items: [exampleRequest], nextCursor: null, total: 1, totalIsExact: true }],
  pageParams: [undefined],
};
const event = (type: string, requestId: number, role: PlayerRole) => ({
  id: '1',
  type,
  data: { requestId, role },
});
const key = (query: object) => ['requests', 'list', query];

describe('a live list of requests', () => {
  it('is refetched when a new request may belong in it', () => {
    expect(
      applyToRequests(state, event('request.published', 5, playerRole.attackingMidfielder), key({})),
    ).toBe('refetch');
    expect(
      applyToRequests(
        state,
        event('request.published', 5, playerRole.attackingMidfielder),
        key({ role: playerRole.attackingMidfielder }),
      ),
    ).toBe('refetch');
    expect(
      applyToRequests(state, event('request.published', 5, playerRole.attackingMidfielder), key({ role: 0 })),
    ).toBe('refetch');
  });

  it('a live list of requests of one role ignores requests of another, unless it shows the request', () => {
    expect(
      applyToRequests(
        state,
        event('request.published', 5, playerRole.attackingMidfielder),
        key({ role: playerRole.goalkeeper }),
      ),
    ).toBe(state);
    expect(
      applyToRequests(
        state,
        event('request.changed', exampleRequest.id, playerRole.attackingMidfielder),
        key({ role: playerRole.goalkeeper }),
      ),
    ).toBe('refetch');
  });

  it('reacts to a delivery only for a request that it shows', () => {
    expect(applyToRequests(state, event('request.sent', 5, playerRole.attackingMidfielder), key({}))).toBe(
      state,
    );
    expect(
      applyToRequests(
        state,
        event('request.sent', exampleRequest.id, playerRole.attackingMidfielder),
        key({}),
      ),
    ).toBe('refetch');
  });
});

it('a request’s page follows that request only', () => {
  expect(
    applyToRequest(
      exampleRequest,
      event('request.closed', exampleRequest.id, playerRole.attackingMidfielder),
      [],
    ),
  ).toBe('refetch');
  expect(applyToRequest(exampleRequest, event('request.closed', 5, playerRole.attackingMidfielder), [])).toBe(
    exampleRequest,
  );
});
