/** What other modules use of scouts. */
export { useScoutFigures, useShortlists, useSomeScoutPlayers } from './scouts/scouts.queries.ts';
