import type { OfferStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import {
  type OfferTerms,
  type ReportedTerm,
  reportedTerms,
} from '@trattativa/domain/deals/offers/offer-terms';
import type { CoachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { formatPlainDate } from '../formats.ts';
import type { Language } from '../languages.ts';
import type { TextsOf } from '../text-keys.ts';
import { offerWordsIn, type StatedTerm } from './offer-words.ts';

/** An offer as its public report shows it. Money in whole euros. */
interface SharedOffer {
  principalRole: PlayerRole | null;
  coachRole: CoachingStaffRole | null;
  player: { name: string; surname: string } | null;
  level: number;
  country: string;
  season: number;
  createdAt: string;
  sharer?: { name: string; detail: string } | undefined;
  progress?: { status: OfferStatus; changedAt: string; expiresOn: string | null } | undefined;
  terms?: Pick<OfferTerms, ReportedTerm> | undefined;
}

export type OfferReportTexts = TextsOf<['offers', 'catalogue', 'countries', 'players', 'reports']>;
type Row = readonly [label: string, value: string | null];

/** A shared offer in one language: on its public page and in the PDF. */
export function offerReportWordsIn(t: OfferReportTexts, language: Language) {
  const words = offerWordsIn(t, language);
  const role = ({ coachRole, principalRole }: SharedOffer): string => {
    if (coachRole !== null) return t(`catalogue:coachingStaffRole.${coachRole}`);
    return principalRole === null ? t('players:field.player') : t(`catalogue:playerRole.${principalRole}`);
  };
  return {
    role,
    title(offer: SharedOffer): string {
      const name = offer.player ? `${offer.player.name} ${offer.player.surname}`.trim() : '';
      return t('reports:offer.title', { player: name || role(offer) });
    },
    status: ({ progress }: SharedOffer): string =>
      progress ? t(`catalogue:offerStatus.${progress.status}`) : '',
    /** What holds of the offer whatever its terms; `day` says the day of an instant. */
    facts(offer: SharedOffer, day: (instant: string) => string): Row[] {
      const { sharer, progress } = offer;
      return [
        [t('reports:offer.for'), role(offer)],
        ...words.rows(offer, ['level', 'country', 'season']).map(({ label, value }): Row => [label, value]),
        [t('offers:list.created'), day(offer.createdAt)],
        [t('reports:offer.sharer'), sharer ? [sharer.name, sharer.detail].filter(Boolean).join(', ') : null],
        [t('offers:list.changed'), progress ? day(progress.changedAt) : null],
        [
          t('offers:form.expiresOn'),
          progress?.expiresOn ? formatPlainDate(language, progress.expiresOn) : null,
        ],
      ];
    },
    /** The terms that are shared, as the parties read them. */
    terms({ terms, level, country, season }: SharedOffer): StatedTerm[] {
      if (!terms) return [];
      const isReported = ({ term }: StatedTerm) => (reportedTerms as readonly string[]).includes(term);
      return words.stated({ ...terms, level, country, season, city: '', comments: '' }).filter(isReported);
    },
  };
}
