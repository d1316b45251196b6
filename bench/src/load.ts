import autocannon from 'autocannon';

export interface LoadResult {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Responses other than 2xx, errors and time-outs. A figure with any of them is invalid. */
  wrong: number;
}

export interface Load {
  url: string;
  token: string | null;
  body: string;
  contentType?: string;
  connections: number;
  seconds: number;
}

export async function measureLoad(load: Load): Promise<LoadResult> {
  const result = await autocannon({
    url: load.url,
    method: 'POST',
    connections: load.connections,
    duration: load.seconds,
    body: load.body,
    headers: {
      'content-type': load.contentType ?? 'application/json',
      ...(load.token ? { authorization: `Bearer ${load.token}` } : {}),
    },
  });
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors + result.timeouts,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
