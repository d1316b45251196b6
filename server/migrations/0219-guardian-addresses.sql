-- Expand: Addresses of parents of players without a login, as staff checked them against a document (docs/decisions/0176). Only
-- they, or the address of a child's own registration, are asked to consent for a minor.
create table guardian_addresses (
  player_id bigint primary key references players (id) on delete cascade,
  email citext not null check (length(email) <= 254),
  -- null: an account that was erased since
  checked_by bigint references accounts (id) on delete set null,
  checked_at timestamptz not null
);
create index guardian_addresses_checked_by on guardian_addresses (checked_by) where checked_by is not null;

-- An answer by mail says whether the address stood behind it, or was stated by the agent who asked.
alter table proposals
  drop constraint proposals_consent_way_check,
  add constraint proposals_consent_way_check check (
    consent_way in ('playerMail', 'guardianMail', 'playerMailStated', 'guardianMailStated'));

-- Whoever had no login when answering was asked at an address that the agent stated.
update proposals r set consent_way = r.consent_way || 'Stated'
where r.consent_way in ('playerMail', 'guardianMail') and exists (
  select from players p left join accounts a on a.id = p.account_id
  where p.id = r.player_id and (a.id is null or a.created_at > r.consented_at));
