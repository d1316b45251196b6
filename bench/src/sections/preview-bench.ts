import { criteria, criterionNames, termCriteria } from '@trattativa/domain/market/matching/criteria';
import type { MatchedRequest } from '@trattativa/domain/market/matching/matched';
import { relaxationsOf, relaxed } from '@trattativa/domain/market/relaxations';
import { countPreviewed } from '../../../server/src/market/matching/match-preview.repository.ts';
import { listMatchRequests } from '../../../server/src/market/matching/matched-pairs.repository.ts';
import { matchedRequest } from '../../../server/src/market/matching/present-match.ts';
import { openDatabase } from '../../../server/src/platform/database/database.ts';
import type { MatchingFigure } from './matching-bench.ts';

const asked = (request: MatchedRequest) => ({
  ...request,
  stated: criterionNames.filter((name) => criteria[name].isStated(request)).length,
  asksTerms: termCriteria.some((name) => criteria[name].isStated(request)),
});

/** Measures the candidate count in the request form, and the gain of relaxing each criterion, for requests of the market. */
export async function benchPreview(databaseUrl: string): Promise<MatchingFigure[]> {
  const opened = openDatabase(databaseUrl, { connections: 1 });
  const ids = await opened.db.selectFrom('requests').select('id').orderBy('id').execute();
  const every = Math.max(1, Math.floor(ids.length / 60));
  const some = ids.filter((_, index) => index % every === 0).map(({ id }) => id);
  const requests = [...(await listMatchRequests(opened.db, some)).values()].map(matchedRequest);
  const today = new Date().toISOString().slice(0, 10);
  const measure = async (name: string, ask: (request: MatchedRequest) => Promise<unknown>) => {
    for (const request of requests.slice(0, 5)) await ask(request);
    const times: number[] = [];
    for (const request of requests) {
      const began = performance.now();
      await ask(request);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
    return { name, median: at(0.5), p95: at(0.95), slowest: at(1), runs: times.length };
  };
  const figures = [
    await measure('the counts and suggestions of a request being written', (request) =>
      countPreviewed(
        opened.db,
        asked(request),
        relaxationsOf(request).map((step) => asked(relaxed(request, step))),
        today,
      ),
    ),
  ];
  await opened.close();
  return figures;
}
