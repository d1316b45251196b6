import { exampleRequest } from '@trattativa/contract/market/requests/example-request';
import { describe, expect, it } from 'vitest';
import { applyToRequest, applyToRequests } from './requests.live.ts';

const state = {
  pages: [{ items: [exampleRequest], nextCursor: null, total: 1, totalIsExact: true }],
  pageParams: [undefined],
};
const told = (type: string, requestId: number, role: number) => ({
  id: '1',
  type,
  data: { requestId, role },
});
const key = (query: object) => ['requests', 'list', query];

describe('a list of requests', () => {
  it('is fetched again when a request comes that may belong in it', () => {
    expect(applyToRequests(state, told('request.published', 5, 9), key({}))).toBe('refetch');
    expect(applyToRequests(state, told('request.published', 5, 9), key({ role: 9 }))).toBe('refetch');
    expect(applyToRequests(state, told('request.published', 5, 9), key({ role: 0 }))).toBe('refetch');
  });

  it('of one role leaves requests of another alone, unless it shows the very request', () => {
    expect(applyToRequests(state, told('request.published', 5, 9), key({ role: 1 }))).toBe(state);
    expect(applyToRequests(state, told('request.changed', exampleRequest.id, 9), key({ role: 1 }))).toBe(
      'refetch',
    );
  });

  it('hears of a delivery only for what it shows', () => {
    expect(applyToRequests(state, told('request.sent', 5, 9), key({}))).toBe(state);
    expect(applyToRequests(state, told('request.sent', exampleRequest.id, 9), key({}))).toBe('refetch');
  });
});

it('a request’s page follows that request only', () => {
  expect(applyToRequest(exampleRequest, told('request.closed', exampleRequest.id, 9), [])).toBe('refetch');
  expect(applyToRequest(exampleRequest, told('request.closed', 5, 9), [])).toBe(exampleRequest);
});
