-- What the nightly sweep found: records about minors that today's rules would refuse. A record has one open finding at most; it is
-- closed when the record is mended. The verdict names a day computed from the birth date, so it goes with the player.
create table protection_findings (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mandate', 'negotiation', 'offer', 'candidate', 'commission')),
  record_id bigint not null,
  player_id bigint not null references players (id) on delete cascade,
  -- the rule that the record breaks, with its edition, article and figures
  verdict jsonb not null check (jsonb_typeof(verdict) = 'object'),
  found_at timestamptz not null,
  closed_at timestamptz check (closed_at >= found_at)
);
create unique index protection_findings_open on protection_findings (kind, record_id) where closed_at is null;
create index protection_findings_player on protection_findings (player_id);
