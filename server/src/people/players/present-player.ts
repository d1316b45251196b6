import type { OptionalKeys } from '@trattativa/contract/field-keys';
import type { Player } from '@trattativa/contract/people/players/player';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { mandatoryPlayerFields } from '@trattativa/domain/people/players/mandatory-fields';
import { maySignFrom } from '@trattativa/domain/people/rules/free-to-sign';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { ProfileRules } from './own-profile/profile-rules.ts';
import { completenessOf, deletionAt, missingFields, openMandatoryFields, type PlayerRow } from './player.ts';
import { canEditPlayer, canProposePlayer, canRemovePlayer, ownsPlayer } from './players.policy.ts';

/**
 * The only presenter of players: phone, address, money, demands and comments are for the owner's side, the
 * player and staff; the terms of a transfer also for clubs, if the owner shows them. Includes what the caller may do.
 */
export function presentPlayer(player: PlayerRow, actor: Actor, rules: ProfileRules): Player {
  const readsAll = isStaff(actor) || ownsPlayer(actor, player) || player.account_id === actor.accountId;
  const mandatory = readsAll ? mandatoryPlayerFields : openMandatoryFields;
  const presented: Player = {
    id: player.id,
    version: player.version,
    profile: player.profile,
    name: player.name,
    surname: player.surname,
    bornDate: player.born_date,
    bornYear: player.born_date === null ? player.born_year : null,
    age: player.born_date === null ? null : ageOn(player.born_date, dayOf(rules.now)),
    principalRole: player.principal_role,
    secondaryRole: player.secondary_role,
    contractualStatus: player.contractual_status,
    foot: player.foot,
    heightCm: player.height_cm,
    weightKg: player.weight_kg,
    nationality: player.nationality,
    secondNationality: player.second_nationality,
    eligibleAssociations: player.eligible_associations,
    registeredAssociation: player.registered_association,
    permitNeeded: player.permit_needed,
    euPassport: player.eu_passport,
    country: player.country,
    city: player.city,
    region: player.region,
    contractEnd: player.contract_end,
    maySignFrom: maySignFrom(
      rules.packs,
      { contractEnd: player.contract_end, registeredAssociation: player.registered_association },
      dayOf(rules.now),
    ),
    optionHolder: player.option_holder,
    optionUntil: player.option_until,
    termsShown: player.terms_shown,
    openToFree: player.open_to_free,
    openToLoan: player.open_to_loan,
    openToPermanent: player.open_to_permanent,
    currentClub: player.current_club,
    currentLevel: player.current_level,
    searchLevels: player.search_levels,
    countriesInterested: player.countries_interested,
    immediateAvailability: player.immediate_availability,
    minutesPercent: player.minutes_percent,
    seasonFigures:
      player.figures_season === null
        ? null
        : {
            season: player.figures_season,
            appearances: player.season_appearances,
            minutes: player.season_minutes,
            goals: player.season_goals,
            assists: player.season_assists,
          },
    onMarket: player.on_market,
    openToScouts: player.open_to_scouts,
    imageUrl: player.image_url,
    listing: player.profile === profileType.player ? 'confirmed' : player.listing,
    videoUrl: player.video_url,
    youtubeUrl: player.youtube_url,
    footballDataUrl: player.football_data_url,
    linkedinUrl: player.linkedin_url,
    facebookUrl: player.facebook_url,
    instagramUrl: player.instagram_url,
    completeness: completenessOf(player, rules, mandatory),
    missingFields: missingFields(player, mandatory),
    updatedAt: player.updated_at.toISOString(),
    can: {
      edit: canEditPlayer(actor, player),
      remove: canRemovePlayer(actor, player),
      propose: canProposePlayer(actor, player),
    },
  };
  if (readsAll) return { ...presented, ...presentTerms(player), ...presentPrivate(player, rules) };
  return player.terms_shown && actor.kind !== 'scout' ? { ...presented, ...presentTerms(player) } : presented;
}

type Terms = Pick<Player, 'releaseClause' | 'askingFee' | 'payShare'>;

/** The terms of a transfer or loan, which the owner may show to clubs. */
function presentTerms(player: PlayerRow): Required<Terms> {
  return {
    releaseClause: euros(player.release_clause_cents),
    askingFee: euros(player.asking_fee_cents),
    payShare: player.pay_share_percent,
  };
}

/** What the owner's side, the player and staff read beside it. */
function presentPrivate(
  player: PlayerRow,
  rules: ProfileRules,
): Required<Omit<Pick<Player, OptionalKeys<Player>>, keyof Terms>> {
  return {
    permitUntil: player.permit_until,
    deletionAt: deletionAt(player, rules)?.toISOString() ?? null,
    phone: player.phone,
    address: player.address,
    salary: euros(player.salary_cents),
    requestedSalary: euros(player.requested_salary_cents),
    refundRange: player.refund_range,
    requestedFood: player.requested_food,
    requestedAccommodation: player.requested_accommodation,
    requestedBonus: euros(player.requested_bonus_cents),
    commissionFeeMin: euros(player.commission_fee_min_cents),
    commissionFeeMax: euros(player.commission_fee_max_cents),
    playerValue: euros(player.player_value_cents),
    comments: player.comments,
  };
}

function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
