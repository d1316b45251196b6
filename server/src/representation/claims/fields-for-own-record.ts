import type { PlayerFields, PlayerRow } from '../../people/players.ts';

/** What an owner keeps to themselves, or decides for their own dealings: the player's profile never takes it over. */
const ownersOwn: readonly (keyof PlayerFields)[] = [
  'comments',
  'commission_fee_min_cents',
  'commission_fee_max_cents',
  'player_value_cents',
  'on_market',
  'open_to_scouts',
  'asking_fee_cents',
  'pay_share_percent',
  'terms_shown',
];

/** The facts of one contract, which go together. */
const ofContract: readonly string[] = [
  'contract_end',
  'option_holder',
  'option_until',
  'release_clause_cents',
] satisfies (keyof PlayerFields)[];

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Exactly what a writer sets of a record. */
function fieldsOf(row: PlayerRow): PlayerFields {
  const {
    id: _id,
    version: _version,
    profile: _profile,
    agent_id: _agent,
    team_id: _team,
    coaching_staff_id: _coach,
    account_id: _account,
    from_transfer: _transfer,
    born_year: _bornYear,
    image_url: _image,
    listing: _listing,
    updated_at: _updated,
    deleted_at: _deleted,
    figures_season: _season,
    season_appearances: _appearances,
    season_minutes: _minutes,
    season_goals: _goals,
    season_assists: _assists,
    registration_id: _registration,
    ...rest
  } = row as PlayerRow & Record<string, unknown>;
  return rest as PlayerFields;
}

/**
 * The player's own profile after claiming a record: what it says stays, what it lacks comes from the record, but for what
 * is the owner's own. The birth date that the account was registered with stands above both.
 */
export function fieldsForOwnRecord(
  record: PlayerRow,
  own: PlayerRow | null,
  registeredBirth: string | null,
): PlayerFields {
  const theirs = fieldsOf(record);
  const mine = own ? fieldsOf(own) : null;
  const merged: Record<string, unknown> = mine ? { ...mine } : { ...theirs };
  if (mine) {
    const otherContract =
      !isEmpty(mine.contract_end) ||
      (mine.contractual_status !== null && mine.contractual_status !== theirs.contractual_status);
    for (const [field, value] of Object.entries(theirs)) {
      if (otherContract && ofContract.includes(field)) continue;
      if (isEmpty(merged[field])) merged[field] = value;
    }
  }
  for (const field of ownersOwn) merged[field] = mine ? mine[field] : blank[field];
  merged.born_date = registeredBirth ?? merged.born_date;
  if (merged.secondary_role === merged.principal_role) merged.secondary_role = null;
  return merged as unknown as PlayerFields;
}

const blank: Partial<PlayerFields> = {
  comments: '',
  commission_fee_min_cents: null,
  commission_fee_max_cents: null,
  player_value_cents: null,
  on_market: true,
  open_to_scouts: false,
  asking_fee_cents: null,
  pay_share_percent: null,
  terms_shown: false,
};
