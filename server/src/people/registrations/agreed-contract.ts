import type { SignedTerms } from '@trattativa/domain/people/ledger/signature-facts';

/** What a club and a person agreed on, as far as it is known. */
export interface AgreedContract extends SignedTerms {
  /** The seasons of the accepted offer: the first one, by its first calendar year, and how many; null: there is none. */
  seasons: { first: number; count: number } | null;
  /** The level of the accepted offer; null: there is none. */
  level: number | null;
  /** A loan, and its last day, `YYYY-MM-DD`; null: no loan. */
  loan: { until: string | null } | null;
  /** The club that agreed with the new one; null: none did. */
  releasedBy: { teamId: number; clubName: string; association: string } | null;
}
