-- What two clubs agree on about a player of a negotiation: the transfer. Amounts are transfer compensation, in euro cents.

-- Terms that both clubs can sign: whole amounts within bounds, instalments that sum to the compensation.
create function transfer_terms_hold(terms jsonb) returns boolean language sql immutable as $$
  select coalesce(
    jsonb_typeof(terms) = 'object'
    and terms ->> 'kind' in ('permanent', 'loan')
    and (terms ->> 'kind' = 'loan') = (terms ->> 'until' is not null)
    and (terms ->> 'kind' = 'loan') = (terms ->> 'wageSharePercent' is not null)
    and (terms ->> 'kind' = 'loan' or terms -> 'purchase' = 'null')
    and (terms ->> 'compensation')::bigint between 0 and 100000000000
    and jsonb_array_length(terms -> 'instalments') <= 24
    and jsonb_array_length(terms -> 'addOns') <= 12
    and (select coalesce(sum((part ->> 'amount')::bigint), 0) from jsonb_array_elements(terms -> 'instalments') part)
      = (terms ->> 'compensation')::bigint
    and not exists (select from jsonb_array_elements(terms -> 'addOns') part
                    where (part ->> 'cap')::bigint < (part ->> 'amount')::bigint)
    and coalesce((terms ->> 'sellOnPercent')::int, 0) between 0 and 100
    and coalesce((terms ->> 'wageSharePercent')::int, 0) between 0 and 100
    and length(terms ->> 'comments') <= 4000, false)
$$;

create table transfers (
  id bigint generated always as identity (start with 330001) primary key,
  negotiation_id bigint not null references negotiations (id),
  -- the club that engages the player, the negotiation's, and the one that releases the player
  engaging_team_id bigint not null references teams (id),
  releasing_team_id bigint not null references teams (id),
  state text not null default 'open' check (state in ('open', 'agreed', 'ended')),
  -- the revision in force, whose terms these are, and their hash
  revision integer not null default 1,
  written_by text not null check (written_by in ('engaging', 'releasing')),
  terms_hash char(64) not null,
  -- the terms that each club has signed; only those in force can be signed
  engaging_signed_hash char(64),
  releasing_signed_hash char(64),
  version integer not null default 1,
  waiting_since timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (engaging_team_id <> releasing_team_id),
  check (engaging_signed_hash is null or engaging_signed_hash = terms_hash),
  check (releasing_signed_hash is null or releasing_signed_hash = terms_hash),
  check ((state = 'agreed') = (engaging_signed_hash is not null and releasing_signed_hash is not null))
);
-- Two clubs talk about a negotiation in one place at a time.
create unique index one_transfer_of_negotiation on transfers (negotiation_id) where state <> 'ended';
create index transfers_engaging on transfers (engaging_team_id, changed_at desc, id desc);
create index transfers_releasing on transfers (releasing_team_id, changed_at desc, id desc);
create index transfers_changed on transfers (changed_at desc, id desc);

create table transfer_revisions (
  transfer_id bigint not null references transfers (id),
  number integer not null check (number >= 1),
  by_side text not null check (by_side in ('engaging', 'releasing')),
  -- platform staff wrote it for the club
  by_staff boolean not null default false,
  -- kept when the account goes, as a number without a person
  actor_id bigint not null,
  at timestamptz not null,
  terms jsonb not null check (transfer_terms_hold(terms)),
  terms_hash char(64) not null,
  primary key (transfer_id, number),
  unique (transfer_id, number, by_side, terms_hash)
);
-- What a transfer repeats of the revision in force is what that revision says.
alter table transfers add constraint transfers_in_force foreign key (id, revision, written_by, terms_hash)
  references transfer_revisions (transfer_id, number, by_side, terms_hash) deferrable initially deferred;

create table transfer_changes (
  transfer_id bigint not null references transfers (id),
  -- the version that the change made
  version integer not null,
  at timestamptz not null,
  act text not null check (act in ('proposed', 'revised', 'signed', 'agreed', 'ended')),
  by_side text not null check (by_side in ('engaging', 'releasing', 'staff')),
  actor_id bigint not null,
  revision integer not null,
  note text check (length(note) between 1 and 1000),
  primary key (transfer_id, version)
);

-- Both are only added to. What a person wrote in words is taken out when their account is erased, and nothing else.
create function keep_transfer_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'transfer_revisions' then
    if new.terms ->> 'comments' = '' and to_jsonb(new) - 'terms' = to_jsonb(old) - 'terms'
      and new.terms - 'comments' = old.terms - 'comments' then return new; end if;
  elsif tg_op = 'UPDATE' then
    if new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then return new; end if;
  end if;
  raise exception 'the history of a transfer is only added to' using errcode = 'check_violation';
end $$;
create trigger transfer_revisions_kept before update or delete on transfer_revisions
  for each row execute function keep_transfer_history();
create trigger transfer_changes_kept before update or delete on transfer_changes
  for each row execute function keep_transfer_history();
create trigger transfer_revisions_never_emptied before truncate on transfer_revisions
  for each statement execute function keep_transfer_history();
create trigger transfer_changes_never_emptied before truncate on transfer_changes
  for each statement execute function keep_transfer_history();

-- The two clubs talk in a conversation of their own.
alter table conversations add column transfer_id bigint unique references transfers (id);
alter table conversations drop constraint conversations_about_check;
alter table conversations add constraint conversations_about_check
  check (num_nonnulls(negotiation_id, offer_id, transfer_id) = (type = 1)::integer);
alter table mediation_consents drop constraint mediation_consents_side_check;
alter table mediation_consents add constraint mediation_consents_side_check
  check (side in ('club', 'proposer', 'recipient', 'releasing') or side ~ '^person:[0-9]+$');

alter table deal_audit drop constraint deal_audit_deal_kind_check;
alter table deal_audit add constraint deal_audit_deal_kind_check check (deal_kind in
  ('negotiation', 'offer', 'transfer', 'candidate', 'request', 'invoice', 'charge', 'playerInvoice', 'payment',
    'representation', 'conversation', 'account', 'settings'));
