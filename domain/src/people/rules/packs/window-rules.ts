import type { AssociationCode } from '../../associations.ts';
import { seasonName } from '../../season.ts';
import type { Rule, RuleCertainty } from '../rule.ts';
import type { RuleFigures } from '../rule-kinds.ts';

interface KnownWindow {
  association: AssociationCode;
  /** First calendar year of the season. */
  season: number;
  tiers: readonly [from: number, to: number];
  opensAt: string;
  closesAt: string;
  certainty: RuleCertainty;
  source: string;
  playerStatus?: RuleFigures<'window'>['playerStatus'];
  movement?: RuleFigures<'window'>['movement'];
}

const zones: Partial<Record<AssociationCode, string>> = {
  IT: 'Europe/Rome',
  ENG: 'Europe/London',
  SCO: 'Europe/London',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  PT: 'Europe/Lisbon',
  DE: 'Europe/Berlin',
};

/** A window for registered players and for free agents, unless it is for one of them. */
function windowRules(known: KnownWindow): Rule[] {
  const { association, season, tiers, opensAt, closesAt, certainty, source, movement = 'into' } = known;
  const statuses = known.playerStatus ? [known.playerStatus] : (['registered', 'free'] as const);
  return statuses.map((playerStatus) => ({
    id: [
      association.toLowerCase(),
      `tier-${tiers[0]}`,
      movement === 'into' ? movement : 'amateur-to-professional',
      playerStatus,
      opensAt.slice(0, 10),
    ].join('-'),
    kind: 'window',
    associations: [association],
    from: `${season}-06-01`,
    to: `${season + 1}-06-30`,
    status: 'inForce',
    edition: seasonName(season),
    article: '',
    source,
    certainty,
    figures: {
      fromTier: tiers[0],
      toTier: tiers[1],
      playerStatus,
      movement,
      opensAt,
      closesAt,
      timeZone: zones[association] ?? 'UTC',
    },
  }));
}

const figc2025 = { association: 'IT', season: 2025, source: 'FIGC, registration periods 2025/26' } as const;
const figc2024 = {
  association: 'IT',
  season: 2024,
  tiers: [4, 9],
  certainty: 'confirmed',
  source: 'FIGC, registration periods of amateurs 2024/25',
} as const;
/** Of free agents, and of amateurs who turn professional, no first day of 2025/26 was read. */
const amateurs2025 = {
  association: 'IT',
  season: 2025,
  tiers: [4, 9],
  playerStatus: 'registered',
  certainty: 'press',
  source: 'Press reports of the registration periods of amateurs 2025/26',
} as const;
const summer = { opensAt: '2025-07-01T00:00', closesAt: '2025-09-01T20:00' } as const;
const winter = { opensAt: '2026-01-02T00:00', closesAt: '2026-02-02T20:00' } as const;
/** Dates that were read nowhere: they are shown as not confirmed until staff confirm them. */
const believed = {
  season: 2025,
  tiers: [1, 1],
  certainty: 'unconfirmed',
  source: 'General knowledge',
} as const;

/** When clubs may register players. Windows that were not read are not guessed: staff are asked for them. */
export const windowRulesShipped: readonly Rule[] = [
  {
    ...figc2025,
    tiers: [1, 1] as const,
    certainty: 'confirmed' as const,
    opensAt: '2025-06-01T00:00',
    closesAt: '2025-06-10T20:00',
  },
  { ...figc2025, tiers: [1, 1] as const, certainty: 'confirmed' as const, ...summer },
  { ...figc2025, tiers: [1, 1] as const, certainty: 'confirmed' as const, ...winter },
  { ...believed, association: 'IT' as const, tiers: [2, 3] as const, ...summer },
  { ...believed, association: 'IT' as const, tiers: [2, 3] as const, ...winter },
  {
    ...figc2024,
    playerStatus: 'registered' as const,
    opensAt: '2024-07-01T00:00',
    closesAt: '2024-09-30T23:59',
  },
  {
    ...figc2024,
    playerStatus: 'registered' as const,
    opensAt: '2024-12-03T00:00',
    closesAt: '2024-12-18T23:59',
  },
  { ...figc2024, playerStatus: 'free' as const, opensAt: '2024-07-01T00:00', closesAt: '2025-03-31T23:59' },
  {
    ...figc2024,
    tiers: [1, 3] as const,
    playerStatus: 'registered' as const,
    movement: 'amateurToProfessional' as const,
    opensAt: '2024-07-01T00:00',
    closesAt: '2024-08-30T23:59',
  },
  { ...amateurs2025, opensAt: '2025-07-01T00:00', closesAt: '2025-09-30T23:59' },
  { ...amateurs2025, opensAt: '2025-12-01T00:00', closesAt: '2025-12-18T23:59' },
  { ...believed, association: 'ENG' as const, opensAt: '2025-06-16T00:00', closesAt: '2025-09-01T19:00' },
  { ...believed, association: 'ENG' as const, opensAt: '2026-01-01T00:00', closesAt: '2026-02-02T19:00' },
  { ...believed, association: 'ES' as const, ...summer },
  { ...believed, association: 'ES' as const, opensAt: '2026-01-02T00:00', closesAt: '2026-02-02T23:59' },
  { ...believed, association: 'FR' as const, ...summer },
  { ...believed, association: 'FR' as const, ...winter },
  { ...believed, association: 'DE' as const, ...summer },
  { ...believed, association: 'DE' as const, ...winter },
  { ...believed, association: 'PT' as const, opensAt: '2025-07-01T00:00', closesAt: '2025-09-01T23:59' },
  { ...believed, association: 'PT' as const, opensAt: '2026-01-02T00:00', closesAt: '2026-02-02T23:59' },
  { ...believed, association: 'SCO' as const, opensAt: '2025-07-01T00:00', closesAt: '2025-09-01T23:00' },
  { ...believed, association: 'SCO' as const, opensAt: '2026-01-01T00:00', closesAt: '2026-02-02T23:00' },
].flatMap((known: KnownWindow) => windowRules(known));
