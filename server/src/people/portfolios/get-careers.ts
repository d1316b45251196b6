import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listCareerEntriesOf } from '../career-entries/career-entries.repository.ts';
import { presentCareerEntry } from '../player-career/present-career.ts';
import { portfolioFrom } from '../players/portfolio/portfolio-owner.ts';
import { filterKept } from '../players/portfolio/portfolio-records.repository.ts';

/** The careers of those of the named players who are in the caller's portfolio; for staff, of all. */
export async function getCareers(
  services: Services,
  { actor, input }: CallOf<typeof portfolioEndpoints.getCareers>,
): Promise<OutputOf<typeof portfolioEndpoints.getCareers>> {
  const kept = await filterKept(services.db, portfolioFrom(actor, {}), input.playerIds);
  const rows = await listCareerEntriesOf(services.db, kept);
  return {
    items: kept.map((playerId) => ({
      playerId,
      careerEntries: rows
        .filter((row) => row.player_id === playerId)
        .map((row) => presentCareerEntry(row, true)),
    })),
  };
}
