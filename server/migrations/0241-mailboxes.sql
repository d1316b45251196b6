-- Expand: Mailboxes, not spellings, are compared and counted: "rita+2@" and "r.i.ta@gmail.com" reach one person. The rule is that of
-- `mailboxOf`; a test compares both.
create function mailbox_of(address text) returns text language sql immutable parallel safe strict as $$
  select case when at < 2 then folded
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select lower(btrim(address)) as folded) a
  cross join lateral (select regexp_replace(folded, '^.*@', '') as domain) d
  cross join lateral (select length(folded) - length(domain) as at) n
  cross join lateral (select regexp_replace(left(folded, at - 1), '^(.[^+]*)\+.*$', '\1') as name) t
$$;

create index accounts_mailbox on accounts (mailbox_of(email::text));
create index claim_invitations_mailbox on claim_invitations (mailbox_of(email::text), invited_at);
create index consent_requests_mailbox on consent_requests (mailbox_of(email::text), asked_at);

drop trigger cap_invitations_to_address on claim_invitations;
create trigger cap_invitations_to_address after insert on claim_invitations
  referencing new table as added for each statement
  execute function hold_cap('cap_invitations_to_address', 5, 'mailbox_of(t.email::text)', 'true', '', 'invited_at', '1 day');
drop trigger cap_consent_requests_to_address on consent_requests;
create trigger cap_consent_requests_to_address after insert on consent_requests
  referencing new table as added for each statement
  execute function hold_cap('cap_consent_requests_to_address', 5, 'mailbox_of(t.email::text)', 'true', '', 'asked_at', '1 day');
