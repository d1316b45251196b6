-- Expand: a parent whom an agent named while registering a child, and who has not consented, is named by the child (docs/decisions/0180).
update accounts a set guardian_email = null
where a.guardian_email is not null and a.guardian_confirmed_at is null and a.partner_id is not null
  and exists (select from players p where p.account_id = a.id and p.profile = 0 and p.from_transfer);
