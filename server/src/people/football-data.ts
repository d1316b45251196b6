import type { FootballData } from './football-data/football-data.ts';

/** What other modules use of the football-data site. */

export { type FootballData, openFootballData } from './football-data/football-data.ts';
export { FootballDataError } from './football-data/football-data-error.ts';

declare module '../platform/services.ts' {
  interface Services {
    footballData: FootballData;
  }
}
