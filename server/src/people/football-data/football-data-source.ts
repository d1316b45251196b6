import type { ReadPlayer } from '@trattativa/contract/people/players/read-player';

/** One place from which a player can be read. */
export interface FootballDataSource {
  /** Whether this source can read the typed text. */
  accepts(reference: string): boolean;
  /** Throws `FootballDataError`. */
  read(reference: string): Promise<ReadPlayer>;
}
