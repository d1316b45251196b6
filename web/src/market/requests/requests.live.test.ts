import { exampleRequest } from '@trattativa/contract/market/requests/example-request';
import { describe, expect, it } from 'vitest';
import { applyToRequest, applyToRequests } from './requests.live.ts';

const state = {
  pages: [{ items: [exampleRequest], nextCursor: null, total: 1, totalIsExact: true }],
  pageParams: [undefined],
};
const event = (type: string, requestId: number, role: number) => ({
  id: '1',
  type,
  data: { requestId, role },
});
const key = (query: object) => ['requests', 'list', query];

describe('a live list of requests', () => {
  it('is refetched when a new request may belong in it', () => {
    expect(applyToRequests(state, event('request.published', 5, 9), key({}))).toBe('refetch');
    expect(applyToRequests(state, event('request.published', 5, 9), key({ role: 9 }))).toBe('refetch');
    expect(applyToRequests(state, event('request.published', 5, 9), key({ role: 0 }))).toBe('refetch');
  });

  it('of one role ignores requests of another, unless it shows the request', () => {
    expect(applyToRequests(state, event('request.published', 5, 9), key({ role: 1 }))).toBe(state);
    expect(applyToRequests(state, event('request.changed', exampleRequest.id, 9), key({ role: 1 }))).toBe(
      'refetch',
    );
  });

  it('reacts to a delivery only for a request that it shows', () => {
    expect(applyToRequests(state, event('request.sent', 5, 9), key({}))).toBe(state);
    expect(applyToRequests(state, event('request.sent', exampleRequest.id, 9), key({}))).toBe('refetch');
  });
});

it('a request’s page follows that request only', () => {
  expect(applyToRequest(exampleRequest, event('request.closed', exampleRequest.id, 9), [])).toBe('refetch');
  expect(applyToRequest(exampleRequest, event('request.closed', 5, 9), [])).toBe(exampleRequest);
});
