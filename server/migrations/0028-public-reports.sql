-- Public links: a player, a request or a deal that somebody has made readable without login, and what of it. A revoked
-- link stays for who looks back; it never opens again.
create table public_links (
  id bigint generated always as identity (start with 190001) primary key,
  -- 256 random bits: the only key to the report
  share_id text not null unique check (share_id ~ '^[A-Za-z0-9_-]{22,64}$'),
  kind text not null check (kind in ('player', 'request', 'negotiation', 'offer')),
  player_id bigint references players (id) on delete cascade,
  request_id bigint references requests (id) on delete cascade,
  negotiation_id bigint references negotiations (id) on delete cascade,
  -- offers are never deleted
  offer_id bigint,
  thing_id bigint not null generated always as (coalesce(player_id, request_id, negotiation_id, offer_id)) stored,
  -- whose link it is: each side of a deal shares for itself
  side text not null check (side in ('owner', 'club', 'proposer', 'recipient')),
  groups text[] not null,
  -- who published it last
  shared_by bigint not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- the last day on which it opens
  expires_on date,
  version integer not null default 1,
  views integer not null default 0 check (views >= 0),
  last_viewed_at timestamptz,
  revoked_at timestamptz,
  check (num_nonnulls(player_id, request_id, negotiation_id, offer_id) = 1),
  check (case kind when 'player' then player_id when 'request' then request_id
                   when 'negotiation' then negotiation_id else offer_id end is not null),
  check ((kind in ('player', 'request')) = (side = 'owner')),
  check (groups <@ case kind
    when 'player' then array['identity', 'physical', 'career', 'skills', 'video', 'availability', 'economic', 'contacts', 'documents']
    when 'request' then array[]::text[]
    else array['sharer', 'terms', 'progress'] end),
  check (kind <> 'player' or cardinality(groups) > 0)
);
create unique index public_links_open on public_links (kind, thing_id, side) where revoked_at is null;
create index public_links_player on public_links (player_id) where player_id is not null;
create index public_links_request on public_links (request_id) where request_id is not null;
create index public_links_negotiation on public_links (negotiation_id) where negotiation_id is not null;
create index public_links_sharer on public_links (shared_by);

-- Who has opened a report on a day, as a keyed hash from which nobody reads a person back; kept for two days, only so
-- that nobody is counted twice.
create table public_link_visitors (
  link_id bigint not null references public_links (id) on delete cascade,
  visited_on date not null,
  visitor bytea not null,
  primary key (link_id, visited_on, visitor)
);
create index public_link_visitors_day on public_link_visitors (visited_on);
