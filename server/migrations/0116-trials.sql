-- A trial as a record of the negotiation that is on trial: when, where, and who pays what. Nothing is ever paid by the player, so
-- there is no such value.
create table trials (
  negotiation_id bigint primary key references negotiations (id),
  starts_on date not null,
  ends_on date not null,
  place text not null check (length(place) between 1 and 200),
  travel_paid_by text not null check (travel_paid_by in ('club', 'presentClub')),
  board_paid_by text not null check (board_paid_by in ('club', 'presentClub')),
  lodging_paid_by text not null check (lodging_paid_by in ('club', 'presentClub')),
  -- of the present club, for a player under contract
  consent text not null check (consent in ('notNeeded', 'asked', 'given')),
  -- the last day of the fitness certificate; null: none was shown
  fit_until date,
  -- of a minor: whether the parents or guardians agree
  parents_agree boolean not null default false,
  outcome text check (outcome in ('kept', 'notKept')),
  note text check (length(note) between 1 and 1000),
  decided_at timestamptz,
  version integer not null default 1,
  changed_by bigint not null,
  changed_at timestamptz not null,
  check (starts_on <= ends_on),
  check (ends_on <= starts_on + 366),
  check ((outcome is null) = (decided_at is null)),
  check (outcome is not null or note is null)
);
create index trials_starting on trials (starts_on);
