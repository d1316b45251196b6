-- Expand: mandates of players without a login, recorded with the signed form or confirmed by mail (docs/decisions/0187).
alter table mandates
  -- the agent sent the signed form with it (files of `mandateForm`); staff may check it in the player's place
  add column recorded boolean not null default false check (not recorded or player_id is not null),
  -- null: not checked, or by an account that was erased since
  add column form_checked_by bigint references accounts (id) on delete set null,
  add column form_checked_at timestamptz check (
    form_checked_at is null or (recorded and coalesce(confirmed_way in ('playerForm', 'guardianForm'), false))),
  -- where an adult without a login is asked, as the agent states it; null: nobody is, or emptied after the end
  add column stated_email citext check (length(stated_email) <= 254),
  add column stated_language text check (stated_language in ('it', 'en', 'es', 'ca', 'fr', 'pt', 'de')),
  -- how it was confirmed, other than in a login
  add column confirmed_way text check (
    confirmed_way is null or (confirmed_way in ('guardianMail', 'playerMailStated', 'playerForm', 'guardianForm')
      and player_id is not null and confirmed_at is not null
      and (confirmed_way in ('playerForm', 'guardianForm')) = (form_checked_at is not null))),
  -- what the player pays the agent, of the pay or as an amount; neither: nothing is said
  add column fee_percent integer check (fee_percent is null or (fee_percent between 0 and 100 and player_id is not null)),
  add column fee_cents bigint check (
    fee_cents is null or (fee_cents between 0 and 100000000000 and player_id is not null and fee_percent is null));

-- A person without a login is bound by a mail or a checked form.
alter table mandates
  drop constraint mandates_check5,
  add constraint mandates_check5 check (
    status <> 1 or player_id is null or account_id is not null or confirmed_way is not null),
  -- Without a login the record stands for the person. Its negative id is nobody's account.
  drop constraint one_exclusive_mandate,
  add constraint one_exclusive_mandate exclude using gist (
    coalesce(account_id, -player_id) with =, daterange(starts_on, ends_on, '[]') with &&, territory with &&)
    where (status = 1 and exclusive and coalesce(account_id, player_id) is not null);
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
