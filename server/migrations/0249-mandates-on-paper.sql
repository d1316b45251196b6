-- Expand: mandates of players without a login, recorded with the signed form or confirmed by mail (docs/decisions/0187).
alter table mandates
  -- the agent sent the signed form with it (files of `mandateForm`); staff may check it in the player's place
  add column recorded boolean not null default false,
  -- null: not checked, or by an account that was erased since
  add column form_checked_by bigint references accounts (id) on delete set null,
  add column form_checked_at timestamptz,
  -- where an adult without a login is asked, as the agent states it; null: nobody is, or emptied after the end
  add column stated_email citext check (length(stated_email) <= 254),
  add column stated_language text check (stated_language in ('it', 'en', 'es', 'ca', 'fr', 'pt', 'de')),
  -- how it was confirmed, other than in a login
  add column confirmed_way text check (confirmed_way in ('guardianMail', 'playerMailStated', 'playerForm', 'guardianForm')),
  -- what the player pays the agent, of the pay or as an amount; neither: nothing is said
  add column fee_percent integer check (fee_percent between 0 and 100),
  add column fee_cents bigint check (fee_cents between 0 and 100000000000),
  add constraint mandates_one_fee check (num_nonnulls(fee_percent, fee_cents) <= 1),
  add constraint mandates_fee_of_player check (player_id is not null or num_nonnulls(fee_percent, fee_cents) = 0),
  add constraint mandates_recorded check (not recorded or player_id is not null),
  add constraint mandates_form_checked check (form_checked_at is null or recorded),
  add constraint mandates_way check (confirmed_way is null or (player_id is not null and confirmed_at is not null)),
  add constraint mandates_way_of_form check ((form_checked_at is not null) = coalesce(confirmed_way in ('playerForm', 'guardianForm'), false)),
  -- A person without a login is bound by a mail or a checked form.
  drop constraint mandates_check5,
  add constraint mandates_check5 check (
    status <> 1 or player_id is null or account_id is not null or confirmed_way is not null);

-- Without a login the record stands for the person. Whoever gets one is compared by the account (`one_exclusive_mandate`).
alter table mandates add constraint one_exclusive_mandate_of_record exclude using gist (
  player_id with =, daterange(starts_on, ends_on, '[]') with &&, territory with &&)
  where (status = 1 and exclusive and account_id is null and player_id is not null);
create index mandates_to_check on mandates (created_at, id) where status = 0 and recorded;
create index mandates_stated_email on mandates (stated_email, created_at) where stated_email is not null;
create index mandates_form_checked_by on mandates (form_checked_by) where form_checked_by is not null;

-- Nobody's mailbox is filled.
create trigger cap_mandate_mails_to_address after insert on mandates
  referencing new table as added for each statement
  execute function hold_cap('cap_mandate_mails_to_address', '5', 't.stated_email', 't.stated_email is not null', '',
    'created_at', '1 day');

-- Whom a code was sent to; those of before went to guardians.
alter table mandate_codes add column asked text not null default 'guardian' check (asked in ('guardian', 'player'));

-- A proposal says on what its mandate rests.
alter table proposals
  drop constraint proposals_consent_way_check,
  add constraint proposals_consent_way_check check (consent_way in (
    'playerMail', 'guardianMail', 'playerMailStated', 'guardianMailStated', 'mandateMailStated', 'mandateForm')),
  drop constraint proposals_consent_way,
  add constraint proposals_consent_way check (
    consent_way is null
    or coalesce(case when consent_way in ('mandateMailStated', 'mandateForm') then consent = 'mandate'
      else consent in ('player', 'refused') end, false));
