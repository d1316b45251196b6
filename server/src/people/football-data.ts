import type { FootballData } from './football-data/football-data.ts';

/** The door to football-data sites for other modules. */

export { type FootballData, openFootballData } from './football-data/football-data.ts';
export { FootballDataError } from './football-data/football-data-source.ts';

declare module '../platform/services.ts' {
  interface Services {
    footballData: FootballData;
  }
}
