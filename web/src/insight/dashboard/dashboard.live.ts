import {
  costMoves,
  dealMoves,
  deliveryMoves,
  firstStepMoves,
  matchMoves,
  playerNews,
  requestMoves,
} from '@trattativa/contract/event-groups';
import { type LiveHandler, refetchOn } from '../../platform/cache/live-handler.ts';

/** Cache keys of the dashboard's own queries. */
export const dashboardKeys = {
  negotiations: ['dashboard', 'negotiations'],
  requests: ['dashboard', 'requests'],
  bestMatches: ['dashboard', 'bestMatches'],
  bestCandidates: ['dashboard', 'bestCandidates'],
  figuresToConfirm: ['dashboard', 'figuresToConfirm'],
  firstSteps: ['dashboard', 'firstSteps'],
} as const;

const requestEvents = [...requestMoves, ...deliveryMoves];
const matchEvents = [...requestEvents, ...playerNews, ...matchMoves];

/** Counts cover more than the loaded rows: every event that may change one refetches it. */
export const dashboardLive: readonly LiveHandler[] = [
  refetchOn([...dealMoves, ...costMoves], dashboardKeys.negotiations),
  refetchOn(requestEvents, dashboardKeys.requests),
  refetchOn(matchEvents, dashboardKeys.bestMatches),
  refetchOn([...matchEvents, 'matches.reordered'], dashboardKeys.bestCandidates),
  refetchOn([...playerNews, 'player.figuresVerified'], dashboardKeys.figuresToConfirm),
  refetchOn(firstStepMoves, dashboardKeys.firstSteps),
];
