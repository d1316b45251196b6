-- Expand: what the clauses of a signed deal pay (docs/decisions/0188). A side states a season's figure, the other side confirms or
-- disputes it, and what fires on the confirmed figures is recorded.
create table clause_figures (
  id bigint generated always as identity primary key,
  negotiation_id bigint not null references negotiations (id) on delete cascade,
  -- the agreement whose two sides answer for the figure: the person's offer, or the transfer between the clubs
  offer_id bigint references offers (id) on delete cascade,
  transfer_id bigint references transfers (id) on delete cascade,
  -- by its first calendar year
  season integer not null check (season between 2020 and 2110),
  figure text not null check (figure in ('appearances', 'goals', 'assists', 'cleanSheets', 'nationalCaps',
    'promotion', 'survival', 'title', 'playOff', 'playOut')),
  -- since the season began, up to and with the day
  total integer not null check (total between 0 and 99),
  counted_on date not null,
  -- takes the place of a higher total that was confirmed in error
  is_correction boolean not null,
  stated_by text not null check (stated_by in ('club', 'recipient', 'engaging', 'releasing')),
  -- null: an erased account
  stater_id bigint references accounts (id) on delete set null,
  stated_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'disputed', 'replaced')),
  -- null: an erased account
  closed_by bigint references accounts (id) on delete set null,
  closed_at timestamptz,
  check (num_nonnulls(offer_id, transfer_id) = 1),
  check ((offer_id is not null) = (stated_by in ('club', 'recipient'))),
  check (total <= 1 or figure not in ('promotion', 'survival', 'title', 'playOff', 'playOut')),
  check ((state = 'open') = (closed_at is null)),
  check (state <> 'open' or closed_by is null)
);
create unique index one_open_figure on clause_figures (offer_id, transfer_id, season, figure) nulls not distinct
  where state = 'open';
create index clause_figures_negotiation on clause_figures (negotiation_id);
create index clause_figures_offer on clause_figures (offer_id) where offer_id is not null;
create index clause_figures_transfer on clause_figures (transfer_id) where transfer_id is not null;
create index clause_figures_stater on clause_figures (stater_id) where stater_id is not null;
create index clause_figures_closed_by on clause_figures (closed_by) where closed_by is not null;

create table clause_firings (
  id bigint generated always as identity primary key,
  negotiation_id bigint not null references negotiations (id) on delete cascade,
  offer_id bigint references offers (id) on delete cascade,
  transfer_id bigint references transfers (id) on delete cascade,
  -- the clause's key in its agreement, and which time it is
  clause text not null check (length(clause) between 1 and 60),
  nth integer not null check (nth between 1 and 10000),
  cents bigint not null check (cents > 0),
  fired_at timestamptz not null,
  -- by a confirmed correction
  taken_back_at timestamptz,
  check (num_nonnulls(offer_id, transfer_id) = 1)
);
-- Each once, unless a correction took it back.
create unique index one_firing on clause_firings (offer_id, transfer_id, clause, nth) nulls not distinct where taken_back_at is null;
create index clause_firings_negotiation on clause_firings (negotiation_id);
create index clause_firings_offer on clause_firings (offer_id) where offer_id is not null;
create index clause_firings_transfer on clause_firings (transfer_id) where transfer_id is not null;

-- A figure never changes but for what became of it, once, and for references to erased accounts; a firing but for its being taken
-- back, once. They go only with their agreement or their negotiation.
create function keep_clause_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from negotiations where id = old.negotiation_id)
      and (exists (select from offers where id = old.offer_id) or exists (select from transfers where id = old.transfer_id)) then
      raise exception 'a figure of a deal is never deleted' using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if (new.id, new.negotiation_id, new.offer_id, new.transfer_id, new.season, new.figure, new.total, new.counted_on,
      new.is_correction, new.stated_by, new.stated_at)
      is distinct from (old.id, old.negotiation_id, old.offer_id, old.transfer_id, old.season, old.figure, old.total,
      old.counted_on, old.is_correction, old.stated_by, old.stated_at)
    or (new.stater_id is distinct from old.stater_id and new.stater_id is not null)
    or (old.state <> 'open' and (new.state, new.closed_at) is distinct from (old.state, old.closed_at))
    or (old.state <> 'open' and new.closed_by is distinct from old.closed_by and new.closed_by is not null)
  then
    raise exception 'a figure of a deal is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger clause_figures_kept before update or delete on clause_figures
  for each row execute function keep_clause_figures();

create function keep_clause_firings() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from negotiations where id = old.negotiation_id)
      and (exists (select from offers where id = old.offer_id) or exists (select from transfers where id = old.transfer_id)) then
      raise exception 'what a clause fired is never deleted' using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if (new.id, new.negotiation_id, new.offer_id, new.transfer_id, new.clause, new.nth, new.cents, new.fired_at)
      is distinct from (old.id, old.negotiation_id, old.offer_id, old.transfer_id, old.clause, old.nth, old.cents, old.fired_at)
    or old.taken_back_at is not null
  then
    raise exception 'what a clause fired is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger clause_firings_kept before update or delete on clause_firings
  for each row execute function keep_clause_firings();
