-- A club's official offers, and every revision of their terms.
create table offers (
  id bigint generated always as identity (start with 220001) primary key,
  team_id bigint not null references teams (id),
  player_id bigint references players (id),
  coaching_staff_id bigint references coaching_staff (id),
  -- the negotiation that it was made in
  negotiation_id bigint references negotiations (id),
  -- 0 pending, 1 rejected, 2 accepted, 3 viewed, 4 terms revised, 5 canceled (spec §4)
  status smallint not null default 0 check (status between 0 and 5),
  reason text,
  -- the revision in force, and whose terms these are: it is the other side's turn
  revision integer not null default 1,
  revised_by text not null default 'club' check (revised_by in ('club', 'recipient')),
  -- the salary of the revision in force, for the order of the list
  salary_cents bigint not null,
  -- the last day on which it can be accepted
  expires_on date,
  version integer not null default 1,
  -- since when it waits on the side whose turn it is
  waiting_since timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- the player info step; all three or none
  player_residence text check (length(player_residence) between 1 and 200),
  player_last_team text check (length(player_last_team) between 1 and 120),
  player_last_team_country char(2),
  check (num_nonnulls(player_id, coaching_staff_id) = 1),
  check (num_nonnulls(player_residence, player_last_team, player_last_team_country) in (0, 3)),
  check (player_id is not null or player_residence is null),
  check (negotiation_id is null or player_id is not null),
  check (case status
    when 1 then reason is not null and reason in ('money', 'roleFilled', 'age', 'level', 'documents', 'other')
    when 5 then reason is not null and reason in ('byClub', 'expired', 'recordGone')
    else reason is null end)
);
-- A club has one open offer to a person at a time.
create unique index one_open_offer_to_player on offers (team_id, player_id) where status in (0, 3, 4);
create unique index one_open_offer_to_coach on offers (team_id, coaching_staff_id) where status in (0, 3, 4);
create index offers_team on offers (team_id, changed_at desc, id desc);
create index offers_player on offers (player_id) where player_id is not null;
create index offers_coach on offers (coaching_staff_id) where coaching_staff_id is not null;
create index offers_negotiation on offers (negotiation_id) where negotiation_id is not null;
create index offers_changed on offers (changed_at desc, id desc);
create index offers_created on offers (created_at desc, id desc);
create index offers_salary on offers (salary_cents desc, id desc);
create index offers_expiring on offers (expires_on) where status in (0, 3, 4) and expires_on is not null;

-- Money in euro cents; the salary gross a month. Of a bonus per so many the amount and the number go together.
create table offer_revisions (
  offer_id bigint not null references offers (id),
  number integer not null check (number >= 1),
  by_side text not null check (by_side in ('club', 'recipient')),
  -- platform staff wrote it for the side
  by_staff boolean not null default false,
  -- kept when the account goes, as a number without a person
  actor_id bigint not null,
  at timestamptz not null,
  salary_cents bigint not null check (salary_cents between 0 and 100000000000),
  food boolean not null,
  house smallint check (house in (0, 1)),
  travel_ticket boolean not null,
  playoff_cents bigint check (playoff_cents between 0 and 100000000000),
  league_winners_cents bigint check (league_winners_cents between 0 and 100000000000),
  playout_cents bigint check (playout_cents between 0 and 100000000000),
  goals_cents bigint check (goals_cents between 0 and 100000000000),
  goals_every smallint check (goals_every between 1 and 100),
  assists_cents bigint check (assists_cents between 0 and 100000000000),
  assists_every smallint check (assists_every between 1 and 100),
  matches_cents bigint check (matches_cents between 0 and 100000000000),
  matches_every smallint check (matches_every between 1 and 100),
  season_goal smallint check (season_goal between 0 and 2),
  level smallint not null check (level between 0 and 15),
  country char(2) not null,
  city text not null check (length(city) between 1 and 120),
  -- by its first calendar year
  season smallint not null check (season between 2020 and 2100),
  months smallint not null check (months between 1 and 12),
  commission_cents bigint check (commission_cents between 0 and 100000000000),
  commission_percent smallint check (commission_percent between 0 and 100),
  comments text not null default '' check (length(comments) <= 4000),
  primary key (offer_id, number),
  unique (offer_id, number, by_side, salary_cents),
  check ((goals_cents is null) = (goals_every is null)),
  check ((assists_cents is null) = (assists_every is null)),
  check ((matches_cents is null) = (matches_every is null)),
  check (commission_cents is null or commission_percent is null)
);
-- What an offer repeats of the revision in force is what that revision says.
alter table offers add constraint offers_in_force foreign key (id, revision, revised_by, salary_cents)
  references offer_revisions (offer_id, number, by_side, salary_cents) deferrable initially deferred;

create table offer_changes (
  offer_id bigint not null references offers (id),
  -- the version that the change made
  version integer not null,
  at timestamptz not null,
  act text not null check (act in ('created', 'viewed', 'revised', 'accepted', 'rejected', 'canceled', 'documentUploaded',
                                   'playerInfoAdded')),
  from_status smallint check (from_status between 0 and 5),
  to_status smallint not null check (to_status between 0 and 5),
  by_side text not null check (by_side in ('club', 'recipient', 'staff', 'system')),
  actor_id bigint,
  revision integer not null,
  reason text,
  note text check (length(note) between 1 and 1000),
  primary key (offer_id, version),
  check ((by_side = 'system') = (actor_id is null))
);

-- Both are only added to. What a person wrote in words is taken out when their account is erased, and nothing else.
create function keep_offer_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'offer_revisions' then
    if new.comments = '' and to_jsonb(new) - 'comments' = to_jsonb(old) - 'comments' then return new; end if;
  elsif tg_op = 'UPDATE' then
    if new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then return new; end if;
  end if;
  raise exception 'the history of an offer is only added to' using errcode = 'check_violation';
end $$;
create trigger offer_revisions_kept before update or delete on offer_revisions
  for each row execute function keep_offer_history();
create trigger offer_changes_kept before update or delete on offer_changes
  for each row execute function keep_offer_history();
create trigger offer_revisions_never_emptied before truncate on offer_revisions
  for each statement execute function keep_offer_history();
create trigger offer_changes_never_emptied before truncate on offer_changes
  for each statement execute function keep_offer_history();

-- Which kinds of mail there are says the contract.
alter table mail_switches
  drop constraint mail_switches_kind_check,
  add constraint mail_switches_kind_check check (kind ~ '^[a-z][A-Za-z]{0,39}$');
