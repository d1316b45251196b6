-- What the administrator does: staff accounts that end, a chat owner that is always there, and an audit of these acts.

-- Whoever was staff keeps the account, so that what they did is still staff's; they cannot log in any more.
alter table accounts
  add column staff_ended_at timestamptz,
  add constraint accounts_staff_ended check (staff_ended_at is null or (is_staff and not is_chat_owner));

-- Exactly one account is the chat owner: one_chat_owner refuses a second one, this the last one's end. A service without staff
-- has none yet; the first member of staff becomes it.
update accounts set is_chat_owner = true
where not exists (select from accounts where is_chat_owner)
  and id = (select id from accounts where is_staff and deleted_at is null order by is_administrator desc, id limit 1);

create function keep_a_chat_owner() returns trigger language plpgsql as $$
begin
  if not exists (select from accounts where is_chat_owner) then
    raise exception 'one account is always the chat owner'
      using errcode = 'check_violation', constraint = 'always_a_chat_owner', table = 'accounts';
  end if;
  return null;
end $$;
create constraint trigger always_a_chat_owner after update of is_chat_owner or delete on accounts
  deferrable initially deferred
  for each row when (old.is_chat_owner) execute function keep_a_chat_owner();

-- Acts of administrators stand beside those of deals: on an account, and on the settings (by their version).
alter table deal_audit drop constraint deal_audit_deal_kind_check;
alter table deal_audit add constraint deal_audit_deal_kind_check check (deal_kind in
  ('negotiation', 'offer', 'candidate', 'request', 'invoice', 'conversation', 'account', 'settings'));
