-- A code that signs its holder in once, made when an address is confirmed.

alter table account_codes
  drop constraint account_codes_purpose_check,
  add constraint account_codes_purpose_check
    check (purpose in ('activation', 'guardian', 'withdrawal', 'reset', 'email', 'entry'));
