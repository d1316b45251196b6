-- Expand: a parent's link answers only while its address is the one that is known, and mails about mandates are counted by mailbox.
alter table mandate_codes
  -- the parent's address that the code went to; null: it went to a player, before this was kept, or was emptied after the end
  add column sent_to citext check (sent_to is null or (length(sent_to) <= 254 and asked = 'guardian'));
create index mandate_codes_sent_to on mandate_codes (mandate_id) where sent_to is not null;

-- Nobody's mailbox is filled, however its address is spelled.
create index mandates_stated_mailbox on mandates (mailbox_of(stated_email::text), created_at) where stated_email is not null;
drop trigger cap_mandate_mails_to_address on mandates;
create trigger cap_mandate_mails_to_address after insert on mandates
  referencing new table as added for each statement
  execute function hold_cap('cap_mandate_mails_to_address', '5', 'mailbox_of(t.stated_email::text)',
    't.stated_email is not null', '', 'created_at', '1 day');
drop index mandates_stated_email;
