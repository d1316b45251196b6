-- When each negotiation first came to each step: what the indicators read, so that they need not read every step of every
-- timeline. Kept by a trigger on the timeline, which is only ever added to, so that no way of writing can forget it.
create table negotiation_milestones (
  negotiation_id bigint primary key references negotiations (id),
  -- the negotiation's own beginning
  started_at timestamptz not null,
  -- handed over to the club
  sent_at timestamptz,
  -- somebody of the club looked at it for the first time
  opened_at timestamptz,
  -- viewed or beyond, in whatever way
  viewed_at timestamptz,
  -- on trial or beyond, or signed by the club
  engaged_at timestamptz,
  -- signed by both
  signed_at timestamptz,
  -- the club's own first move: refusal, trial or signature
  answered_at timestamptz,
  signed_by_club_at timestamptz,
  -- the proposer's answer to the club's signature
  confirmed_at timestamptz
);

create function keep_negotiation_milestones() returns trigger language plpgsql as $$
begin
  insert into negotiation_milestones as m (
    negotiation_id, started_at, sent_at, opened_at, viewed_at, engaged_at, signed_at, answered_at, signed_by_club_at, confirmed_at)
  select c.negotiation_id, n.created_at,
    min(at) filter (where to_status = 1),
    min(at) filter (where to_status = 2 and from_status in (0, 1)),
    min(at) filter (where to_status in (2, 4, 5)),
    min(at) filter (where to_status in (4, 5) or signature = 'signed'),
    min(at) filter (where to_status = 5),
    min(at) filter (where by_side = 'club' and (to_status in (3, 4) or signature = 'signed')),
    min(at) filter (where signature = 'signed'),
    min(at) filter (where by_side = 'proposer' and (to_status = 5 or signature = 'takenBack'))
  from added c join negotiations n on n.id = c.negotiation_id group by c.negotiation_id, n.created_at
  on conflict (negotiation_id) do update set
    sent_at = least(m.sent_at, excluded.sent_at),
    opened_at = least(m.opened_at, excluded.opened_at),
    viewed_at = least(m.viewed_at, excluded.viewed_at),
    engaged_at = least(m.engaged_at, excluded.engaged_at),
    signed_at = least(m.signed_at, excluded.signed_at),
    answered_at = least(m.answered_at, excluded.answered_at),
    signed_by_club_at = least(m.signed_by_club_at, excluded.signed_by_club_at),
    confirmed_at = least(m.confirmed_at, excluded.confirmed_at);
  return null;
end $$;
create trigger negotiation_changes_milestones after insert on negotiation_changes
  referencing new table as added for each statement execute function keep_negotiation_milestones();

insert into negotiation_milestones (
  negotiation_id, started_at, sent_at, opened_at, viewed_at, engaged_at, signed_at, answered_at, signed_by_club_at, confirmed_at)
select c.negotiation_id, n.created_at,
  min(at) filter (where to_status = 1),
  min(at) filter (where to_status = 2 and from_status in (0, 1)),
  min(at) filter (where to_status in (2, 4, 5)),
  min(at) filter (where to_status in (4, 5) or signature = 'signed'),
  min(at) filter (where to_status = 5),
  min(at) filter (where by_side = 'club' and (to_status in (3, 4) or signature = 'signed')),
  min(at) filter (where signature = 'signed'),
  min(at) filter (where by_side = 'proposer' and (to_status = 5 or signature = 'takenBack'))
from negotiation_changes c join negotiations n on n.id = c.negotiation_id group by c.negotiation_id, n.created_at;

-- When a pair was found to be exact: the first time, or anew after it was lost. `turned_at` moves with every later change.
alter table told_matches add column found_at timestamptz;
update told_matches set found_at = turned_at;
alter table told_matches alter column found_at set not null;
create index told_matches_found on told_matches (found_at) include (player_id, request_id);
