-- Only a group has an owner. A mediator who left made one of whoever was first in the conversation, of any kind.

update conversation_members cm set role = 'member'
from conversations c
where c.id = cm.conversation_id and c.type <> 3 and cm.role = 'owner';

create function keep_owners_in_groups() returns trigger language plpgsql as $$
begin
  if (select type from conversations where id = new.conversation_id) <> 3 then
    raise exception 'only a group has an owner' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger conversation_members_owner before insert or update of role on conversation_members
  for each row when (new.role = 'owner') execute function keep_owners_in_groups();
