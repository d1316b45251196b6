import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { sumUpScouting } from './scout-players.repository.ts';
import { scoutViewOf } from './scout-view.ts';
import { listShortlists } from './shortlists.repository.ts';

/** What there is to scout and how far the scout has come. */
export async function getScoutFigures(services: Services, call: Call<unknown>) {
  const view = scoutViewOf(services, call.actor);
  const [sums, shortlists] = await Promise.all([
    sumUpScouting(services.db, view),
    listShortlists(services.db, view),
  ]);
  return {
    players: sums.players,
    notEvaluated: sums.not_evaluated,
    inPart: sums.in_part,
    whole: sums.whole,
    shortlists: shortlists.length,
    shortlisted: sums.shortlisted,
  };
}
