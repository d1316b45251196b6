import type { Sharing } from '@trattativa/contract/insight/reports/public-link';
import type { ReportGroup, ReportKind } from '@trattativa/domain/insight/report-groups';
import type { TestApp } from '../stage/build-test-app.ts';

/** Publishes a thing of the token's account, or changes what its link shows. */
export async function publish(
  app: TestApp,
  token: string,
  kind: ReportKind,
  thingId: number,
  groups: readonly ReportGroup[] = [],
  more: { version?: number; expiresOn?: string } = {},
): Promise<NonNullable<Sharing['link']>> {
  const input = { kind, thingId, groups: [...groups], ...more };
  const { sharing } = (await app.call(token, 'Report/PublishReport', input)).ok;
  if (!sharing.link) throw new Error('no link');
  return sharing.link;
}

/** Fetches a page of the service, by path or absolute address. */
export function getPage(app: TestApp, url: string) {
  return app.app.http.inject({ method: 'GET', url: url.replace('http://trattativa.test', '') });
}

/** Everything that the public can read through a link, as text. */
export async function everythingPublic(
  app: TestApp,
  shareId: string,
  kind: 'Player' | 'Request' | 'Negotiation' | 'Offer',
): Promise<string> {
  const report = await app.post(null, `/api/Report/Get${kind}Report`, { ShareId: shareId });
  const pages = await Promise.all([
    getPage(app, `/api/player/playerReport/fb/${shareId}/x`),
    getPage(app, `/api/request/fb/${shareId}`),
  ]);
  return [JSON.stringify(report.ok), ...pages.map(({ payload }) => payload)].join('\n');
}
