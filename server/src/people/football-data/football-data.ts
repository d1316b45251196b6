import type { ReadPlayer } from '@trattativa/contract/people/players/entered-player';
import type { FootballDataSettings } from '../../platform/config.ts';
import { footballDataOrg } from './football-data-org.ts';
import { FootballDataError, type FootballDataSource } from './football-data-source.ts';
import { type Network, realNetwork } from './guarded-get.ts';
import { profilePages } from './profile-pages.ts';

/** The football-data sites that are configured. */
export interface FootballData {
  /** True when football-data.org is configured, which is read by the number of a person. */
  readonly byNumber: boolean;
  /** The hosts whose public profile pages are read. */
  readonly hosts: readonly string[];
  /** Throws `FootballDataError`. */
  read(reference: string): Promise<ReadPlayer>;
}

/** Opens the sources of the settings FOOTBALL_DATA_KEY and FOOTBALL_DATA_HOSTS; none without them. */
export function openFootballData(
  settings: FootballDataSettings,
  network: Network = realNetwork,
): FootballData {
  const { key, hosts } = settings;
  const sources: FootballDataSource[] = [];
  if (key !== undefined) sources.push(footballDataOrg(key, network));
  if (hosts.length > 0) sources.push(profilePages(hosts, network));
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
