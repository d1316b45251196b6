-- The account of a registered player is as old as the player's own record says: a birth date that makes a minor asks for a
-- guardian, wherever it was written.

-- Since when an account that had been open waits for a guardian.
alter table accounts add column suspended_at timestamptz;

-- Records that were written before accounts followed them. A registered minor stays one, whatever the record says.
update accounts a set
  born_date = p.born_date,
  suspended_at = case
    when a.activated_at is not null and a.guardian_confirmed_at is null
      and p.born_date > current_date - interval '18 years' then now()
  end
from players p
where p.account_id = a.id and p.profile = 0 and p.deleted_at is null and p.born_date is not null
  and a.profile = 0 and a.deleted_at is null and a.born_date is distinct from p.born_date
  and (a.born_date is null or a.born_date < p.born_date or a.born_date <= current_date - interval '18 years');
