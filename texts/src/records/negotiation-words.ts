import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { formatMoney } from '../formats.ts';
import type { TextKey, TextsOf } from '../text-keys.ts';
import { levelWordsIn } from './level-words.ts';

export type NegotiationTexts = TextsOf<['negotiations', 'negotiation-course', 'catalogue', 'countries']>;

type CauseIn<Key> = Key extends `negotiations:cause.${infer Cause}` ? Cause : never;

/** How a negotiation ended, where the status alone does not say it. */
type Cause = CauseIn<TextKey>;

type Row = readonly [label: string, value: string];

/** The rows of a proposal in one language; those of a report are below. */
export function negotiationWordsIn(t: NegotiationTexts) {
  const { level } = levelWordsIn(t);
  return {
    /** The level at which the person is proposed; a report does not say the club's country. */
    level: (id: number, country: string | null): string => level(id, country),
    levelRow: (id: number, country: string | null): Row => [
      t('negotiations:field.level'),
      level(id, country),
    ],
    availabilityRow: (isImmediate: boolean): Row => [
      t('negotiations:field.availability'),
      t(isImmediate ? 'negotiation-course:terms.available' : 'negotiation-course:terms.notAvailable'),
    ],
    createdRow: (day: string): Row => [t('negotiations:field.created'), day],
    /** The transaction cost in euros; null: none was stated. */
    priceRow: (price: number | null): Row => [
      t('negotiations:field.price'),
      price === null ? t('negotiation-course:terms.noPrice') : formatMoney(Math.round(price * 100)),
    ],
    /** How it ended, where it ended by itself, else where it stands. */
    status: (status: NegotiationStatus, cause: Cause | null): string =>
      cause ? t(`negotiations:cause.${cause}`) : t(`negotiations:status.${status}`),
  };
}

/** A negotiation as its public report shows it. */
interface SharedNegotiation {
  sharedBy: 'club' | 'proposer';
  principalRole: PlayerRole | null;
  player: { name: string; surname: string } | null;
  level: number;
  immediateAvailability: boolean;
  createdAt: string;
  sharer?: { name: string; detail: string } | undefined;
  terms?: { price: number | null } | undefined;
  progress?: { status: NegotiationStatus; cause: Cause | null; changedAt: string } | undefined;
}

export type NegotiationReportTexts = TextsOf<
  ['negotiations', 'negotiation-course', 'catalogue', 'countries', 'players', 'reports']
>;

/** A shared negotiation in one language: on its public page and in the PDF. */
export function negotiationReportWordsIn(t: NegotiationReportTexts) {
  const words = negotiationWordsIn(t);
  const role = ({ principalRole }: SharedNegotiation): string =>
    principalRole === null ? t('players:field.player') : t(`catalogue:playerRole.${principalRole}`);
  return {
    role,
    title(negotiation: SharedNegotiation): string {
      const { player } = negotiation;
      const name = player ? `${player.name} ${player.surname}`.trim() : '';
      return t('reports:negotiation.title', { player: name || role(negotiation) });
    },
    status: ({ progress }: SharedNegotiation): string =>
      progress ? words.status(progress.status, progress.cause) : '',
    level: ({ level }: SharedNegotiation): string => words.level(level, null),
    /** What the report says of the proposal; `day` says the day of an instant. */
    facts(
      negotiation: SharedNegotiation,
      day: (instant: string) => string,
    ): (readonly [label: string, value: string | null])[] {
      const { sharer, terms, progress } = negotiation;
      return [
        words.levelRow(negotiation.level, null),
        words.availabilityRow(negotiation.immediateAvailability),
        words.createdRow(day(negotiation.createdAt)),
        [
          t(negotiation.sharedBy === 'club' ? 'negotiations:field.club' : 'negotiations:field.proposer'),
          sharer ? [sharer.name, sharer.detail].filter(Boolean).join(', ') : null,
        ],
        ...(terms ? [words.priceRow(terms.price)] : []),
        [t('negotiations:field.changed'), progress ? day(progress.changedAt) : null],
      ];
    },
  };
}
