import type { ReadPlayer } from '@trattativa/contract/people/players/read-player';
import type { FootballDataSettings } from '../../platform/config.ts';
import { FootballDataError } from './football-data-error.ts';
import { footballDataOrg } from './football-data-org.ts';
import type { FootballDataSource } from './football-data-source.ts';
import { type Outside, overTheNetwork } from './guarded-get.ts';
import { profilePages } from './profile-pages.ts';

/** Football-data sites, as this installation knows them. */
export interface FootballData {
  /** football-data.org, by the number of a person. */
  readonly byNumber: boolean;
  /** Whose public profile pages are read. */
  readonly hosts: readonly string[];
  /** Throws `FootballDataError`. */
  read(reference: string): Promise<ReadPlayer>;
}

/** The sources that the settings FOOTBALL_DATA_KEY and FOOTBALL_DATA_HOSTS open; none without them. */
export function openFootballData(
  settings: FootballDataSettings,
  outside: Outside = overTheNetwork,
): FootballData {
  const { key, hosts } = settings;
  const sources: FootballDataSource[] = [];
  if (key !== undefined) sources.push(footballDataOrg(key, outside));
  if (hosts.length > 0) sources.push(profilePages(hosts, outside));
  return {
    byNumber: key !== undefined,
    hosts,
    async read(reference) {
      if (sources.length === 0) throw new FootballDataError('notSetUp');
      const source = sources.find((known) => known.accepts(reference));
      if (!source) throw new FootballDataError('notAllowed');
      return source.read(reference);
    },
  };
}
