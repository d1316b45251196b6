import type { ReadPlayer } from '@trattativa/contract/people/players/entered-player';

/** A site from which a player can be read. */
export interface FootballDataSource {
  /** Whether this source can read the typed reference. */
  accepts(reference: string): boolean;
  /** Throws `FootballDataError`. */
  read(reference: string): Promise<ReadPlayer>;
}

/**
 * The reason why nothing was read: no source is configured, none may read this address, the player does not
 * exist, or the site gave no valid answer.
 */
type FootballDataRefusal = 'notSetUp' | 'notAllowed' | 'notFound' | 'failed';

export class FootballDataError extends Error {
  readonly refusal: FootballDataRefusal;

  constructor(refusal: FootballDataRefusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}
