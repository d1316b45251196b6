-- Expand: names that a minor's record no longer has. Whoever renames a child and enters the old name again as an adult would
-- otherwise escape the comparison with the youngest birth date (docs/decisions/0180).
create table earlier_names (
  player_id bigint not null references players (id) on delete cascade,
  full_name text not null,
  primary key (player_id, full_name)
);

create function keep_earlier_name() returns trigger language plpgsql as $$
begin
  if coalesce(old.born_date, make_date(old.born_year, 12, 31)) > (new.updated_at at time zone 'UTC')::date - interval '18 years' then
    insert into earlier_names (player_id, full_name) values (old.id, old.name || ' ' || old.surname)
    on conflict do nothing;
  end if;
  return new;
end $$;

create trigger earlier_name after update of name, surname on players for each row
  when (old.profile <> 0 and (old.name, old.surname) is distinct from (new.name, new.surname))
  execute function keep_earlier_name();

-- The words of a name in one order: "Prova, Luca" and "Luca Prova" are one name.
create function name_words(text) returns text language sql immutable parallel safe strict as $$
  select string_agg(word, ' ' order by word)
  from regexp_split_to_table(fold_text($1), '[^[:alnum:]]+') as word where word <> ''
$$;

-- What staff decide about the protection of a minor has an entry of its own.
alter table deal_audit drop constraint deal_audit_deal_kind_check,
  add constraint deal_audit_deal_kind_check check (deal_kind in
  ('negotiation', 'offer', 'transfer', 'candidate', 'request', 'invoice', 'charge', 'playerInvoice', 'payment', 'representation',
   'conversation', 'account', 'settings', 'rules', 'player'));
