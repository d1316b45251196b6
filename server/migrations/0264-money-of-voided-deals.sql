-- Expand: whose money staff have voided (docs/decisions/0193), a new balance after a voided one, and the options of contracts by their day.
create table deal_money_voided (
  negotiation_id bigint primary key references negotiations (id) on delete cascade,
  at timestamptz not null,
  -- null: an erased account; the reason stands at the registration
  actor_id bigint references accounts (id) on delete set null
);
create index deal_money_voided_actor on deal_money_voided (actor_id) where actor_id is not null;

-- The signature that a voided balance came from was a mistake; the real one makes a balance of its own. One that staff waived stays the only one.
alter table representation_balances
  add column voided boolean not null default false check (not voided or status = 'cancelled');
alter table representation_balances drop constraint representation_balances_representation_id_key,
  add constraint representation_balances_representation_id_key exclude using btree (representation_id with =) where (not voided);
create index representation_balances_representation on representation_balances (representation_id);

-- The nightly job looks for the options whose day has passed.
create index offer_revisions_option on offer_revisions (option_until) where option_until is not null;
