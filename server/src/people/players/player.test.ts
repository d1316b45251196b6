import { defaultSettings } from '@trattativa/domain/identity/platform-settings';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { describe, expect, it } from 'vitest';
import { monthsBefore, profileRules } from './own-profile/profile-rules.ts';
import { canStillBeRestored, completenessOf, missingFields, type PlayerRow } from './player.ts';

const complete: PlayerRow = {
  id: 1,
  version: 1,
  profile: profileType.agentPlayer,
  agent_id: 1,
  team_id: null,
  coaching_staff_id: null,
  account_id: null,
  name: 'Luca',
  surname: 'Ferri',
  born_date: '2003-05-20',
  principal_role: playerRole.centreForward,
  secondary_role: null,
  contractual_status: contractualStatus.free,
  foot: foot.right,
  height_cm: 184,
  weight_kg: null,
  nationality: 'IT',
  eu_passport: true,
  country: 'IT',
  city: '',
  region: null,
  address: '',
  phone: '+39 333 555',
  salary_cents: null,
  requested_salary_cents: null,
  refund_range: null,
  requested_food: null,
  requested_accommodation: null,
  requested_bonus_cents: null,
  commission_fee_min_cents: null,
  commission_fee_max_cents: null,
  player_value_cents: null,
  current_club: '',
  current_level: null,
  search_levels: [3],
  countries_interested: [],
  immediate_availability: null,
  minutes_percent: null,
  video_url: null,
  youtube_url: null,
  football_data_url: null,
  linkedin_url: null,
  facebook_url: null,
  instagram_url: null,
  second_nationality: null,
  eligible_associations: [],
  registered_association: null,
  permit_needed: null,
  permit_until: null,
  contract_end: null,
  option_holder: null,
  option_until: null,
  release_clause_cents: null,
  asking_fee_cents: null,
  pay_share_percent: null,
  terms_shown: false,
  open_to_free: false,
  open_to_loan: false,
  open_to_permanent: false,
  comments: '',
  on_market: true,
  open_to_scouts: false,
  from_transfer: false,
  figures_season: null,
  season_appearances: null,
  season_minutes: null,
  season_goals: null,
  season_assists: null,
  born_year: null,
  image_url: null,
  listing: 'unlinked',
  updated_at: new Date('2026-03-15T10:00:00Z'),
  deleted_at: null,
  registration_id: null,
};

/** The rules of the default settings at an instant. */
function rulesAt(now: string) {
  const current = { ...defaultSettings, version: 1, incompleteDaysSince: new Date(0) };
  return profileRules({
    settings: { current },
    rules: { current: { rules: [], version: 0 } },
    clock: { now: () => new Date(now) },
  });
}

describe('a profile', () => {
  it('is incomplete while a mandatory field is empty, and names it', () => {
    const empty = { ...complete, foot: null, phone: '', search_levels: [] };
    expect(missingFields(empty)).toEqual(['Foot', 'Phone', 'SearchLevels']);
    expect(completenessOf(empty, rulesAt('2026-03-16T10:00:00Z'))).toBe('incomplete');
  });

  it('is obsolete when its last change is more than six calendar months ago, to the second', () => {
    expect(completenessOf(complete, rulesAt('2026-09-15T10:00:00Z'))).toBe('complete');
    expect(completenessOf(complete, rulesAt('2026-09-15T10:00:01Z'))).toBe('obsolete');
  });

  it.each([
    ['2026-08-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
    ['2028-08-31T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
    ['2026-09-15T12:00:00.000Z', '2026-03-15T12:00:00.000Z'],
    ['2026-01-31T12:00:00.000Z', '2025-07-31T12:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', '2026-06-30T12:00:00.000Z'],
  ])('six months before %s is %s', (now, before) => {
    expect(monthsBefore(new Date(now), 6).toISOString()).toBe(before);
  });
});

it('a deletion can be undone for thirty seconds', () => {
  const deleted = new Date('2026-03-15T10:00:00Z');
  expect(canStillBeRestored(deleted, new Date('2026-03-15T10:00:30Z'))).toBe(true);
  expect(canStillBeRestored(deleted, new Date('2026-03-15T10:00:31Z'))).toBe(false);
});
