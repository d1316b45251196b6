import type { PlayerReport } from '@trattativa/contract/insight/reports/report';
import type { RoleEvaluation } from '@trattativa/contract/people/players/skills';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import type { FileRow } from '../../files/uploads.ts';
import { type CareerEntryRow, presentCareerEntry } from '../../people/player-career.ts';
import type { PlayerRow } from '../../people/players.ts';
import type { LinkRow } from './shared-thing.ts';

/** The data from which the groups of a report are built. */
export interface PlayerParts {
  player: PlayerRow;
  careerEntries: readonly CareerEntryRow[];
  skills: readonly number[];
  roles: RoleEvaluation[];
  documents: readonly FileRow[];
  /** The first day on which the player may sign with another club. */
  maySignFrom: string | null;
  /** The files that still exist in the store. */
  imageUrl: string | null;
}

/**
 * The only way a player becomes public: the published groups, each built here only. `today` is
 * `YYYY-MM-DD`.
 */
export function presentPlayerReport(link: LinkRow, parts: PlayerParts, today: string): PlayerReport {
  const { player } = parts;
  const report: PlayerReport = {
    shareId: link.share_id,
    opens: null,
    updatedAt: player.updated_at.toISOString(),
    listing: player.profile === profileType.player ? 'confirmed' : player.listing,
    principalRole: player.principal_role,
    secondaryRole: player.secondary_role,
  };
  for (const group of link.groups)
    if (group in builders) addGroup(report, group as Built, link, parts, today);
  return report;
}

type Built = keyof typeof builders;

function addGroup(report: PlayerReport, group: Built, link: LinkRow, parts: PlayerParts, today: string) {
  Object.assign(report, { [group]: builders[group](parts, link, today) });
}

const builders = {
  identity: ({ player, imageUrl }: PlayerParts, _link: LinkRow, today: string) => ({
    name: player.name,
    surname: player.surname,
    age: player.born_date === null ? null : ageOn(player.born_date, today),
    nationality: player.nationality,
    secondNationality: player.second_nationality,
    eligibleAssociations: player.eligible_associations,
    registeredAssociation: player.registered_association,
    permitNeeded: player.permit_needed,
    euPassport: player.eu_passport,
    imageUrl,
  }),
  physical: ({ player }: PlayerParts) => ({
    foot: player.foot,
    heightCm: player.height_cm,
    weightKg: player.weight_kg,
  }),
  career: ({ player, careerEntries }: PlayerParts) => ({
    currentClub: player.current_club,
    currentLevel: player.current_level,
    minutesPercent: player.minutes_percent,
    // Never the salary.
    items: careerEntries.map((row) => presentCareerEntry(row, false)),
  }),
  skills: ({ skills, roles }: PlayerParts) => ({ selected: [...skills], roles }),
  video: ({ player }: PlayerParts) => ({
    videoUrl: player.video_url,
    youtubeUrl: player.youtube_url,
    footballDataUrl: player.football_data_url,
    linkedinUrl: player.linkedin_url,
    facebookUrl: player.facebook_url,
    instagramUrl: player.instagram_url,
  }),
  availability: ({ player, maySignFrom }: PlayerParts) => ({
    contractualStatus: player.contractual_status,
    contractEnd: player.contract_end,
    maySignFrom,
    optionHolder: player.option_holder,
    optionUntil: player.option_until,
    openToFree: player.open_to_free,
    openToLoan: player.open_to_loan,
    openToPermanent: player.open_to_permanent,
    immediateAvailability: player.immediate_availability,
    searchLevels: player.search_levels,
    countriesInterested: player.countries_interested,
    country: player.country,
  }),
  economic: ({ player }: PlayerParts) => ({
    salary: euros(player.salary_cents),
    requestedSalary: euros(player.requested_salary_cents),
    refundRange: player.refund_range,
    requestedFood: player.requested_food,
    requestedAccommodation: player.requested_accommodation,
    requestedBonus: euros(player.requested_bonus_cents),
    playerValue: euros(player.player_value_cents),
    releaseClause: euros(player.release_clause_cents),
    askingFee: euros(player.asking_fee_cents),
    payShare: player.pay_share_percent,
  }),
  contacts: ({ player }: PlayerParts, link: LinkRow) => ({
    name: link.sharer_name,
    email: link.sharer_email,
    phone: player.phone,
  }),
  documents: ({ documents }: PlayerParts) =>
    documents.map(({ id, name, type, bytes }) => ({ id, name, type, bytes })),
};

function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
