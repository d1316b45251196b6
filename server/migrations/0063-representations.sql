-- The paid representation of players (spec §1, §9): one row for each purchase, with what was agreed in it.
create table representations (
  id bigint generated always as identity (start with 300001) primary key,
  -- the buyer; the account's row stays when the person's data are erased
  account_id bigint not null references accounts (id),
  -- the buyer's own record when it was bought
  player_id bigint references players (id) on delete set null,
  status text not null check (status in ('awaitingPayment', 'active', 'ended')),
  -- the platform settings in force, and the figures that they held
  settings_version integer not null check (settings_version > 0),
  activation_cents integer not null check (activation_cents > 0),
  final_prices jsonb not null,
  months smallint not null check (months between 1 and 120),
  balance_due_days smallint not null check (balance_due_days between 0 and 365),
  terms_version text not null check (length(terms_version) between 1 and 40),
  terms_accepted_at timestamptz not null,
  -- when the player asked that the service begin before the 14 days of withdrawal are over, and took note that the right to
  -- withdraw ends once a negotiation is signed; null: not asked for, the right stays for the whole time
  immediate_start_requested_at timestamptz,
  withdrawal_loss_accepted_at timestamptz,
  -- a renewal is paid before it begins
  activated_at timestamptz,
  starts_at timestamptz,
  -- the first instant after the term
  ends_at timestamptz,
  -- when the player withdrew within 14 days
  withdrawn_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('termOver', 'withdrawn', 'refunded', 'accountDeleted')),
  created_at timestamptz not null,
  version integer not null default 1,
  check ((immediate_start_requested_at is null) = (withdrawal_loss_accepted_at is null)),
  check (num_nulls(activated_at, starts_at, ends_at) in (0, 3)),
  check (starts_at >= activated_at and ends_at > starts_at),
  check ((status = 'active') <= (activated_at is not null)),
  check ((status = 'awaitingPayment') <= (activated_at is null)),
  check ((status = 'ended') = (ended_at is not null and end_reason is not null))
);
create unique index representations_one_awaiting on representations (account_id) where status = 'awaitingPayment';
-- Nobody is represented twice at the same time; a renewal begins when the term before it is over.
alter table representations add constraint representations_one_active exclude using gist (
  account_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'active');
create index representations_account on representations (account_id, id desc);
create index representations_running on representations (ends_at) where status = 'active';

-- What was agreed stays what it is once it is paid.
create function keep_representation() returns trigger language plpgsql as $$
begin
  if old.activated_at is not null and (new.account_id, new.settings_version, new.activation_cents, new.final_prices, new.months,
      new.balance_due_days, new.terms_version, new.terms_accepted_at, new.immediate_start_requested_at,
      new.activated_at, new.starts_at, new.ends_at)
     is distinct from (old.account_id, old.settings_version, old.activation_cents, old.final_prices, old.months,
      old.balance_due_days, old.terms_version, old.terms_accepted_at, old.immediate_start_requested_at,
      old.activated_at, old.starts_at, old.ends_at)
  then
    raise exception 'what was agreed is not changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger representations_kept before update on representations for each row execute function keep_representation();

-- The final balance: at most one for each representation, made when the player's first negotiation in its term is signed.
create table representation_balances (
  id bigint generated always as identity (start with 310001) primary key,
  representation_id bigint not null unique references representations (id),
  negotiation_id bigint not null references negotiations (id),
  -- where the player signed: 0–14 tiers, 15 the youth sector
  level smallint not null check (level between 0 and 15),
  price_cents integer not null check (price_cents >= 0),
  -- the price less the activation
  amount_cents integer not null check (amount_cents between 0 and price_cents),
  due_on date not null,
  status text not null default 'due' check (status in ('due', 'paid', 'cancelled')),
  created_at timestamptz not null,
  settled_at timestamptz,
  -- why staff cancelled it
  cancel_reason text check (length(cancel_reason) between 1 and 1000),
  cancelled_by bigint references accounts (id),
  check ((status = 'due') = (settled_at is null)),
  check ((status = 'cancelled') = (cancel_reason is not null))
);
create index representation_balances_due on representation_balances (due_on) where status = 'due';
create index representation_balances_negotiation on representation_balances (negotiation_id);

-- Which reminders were sent: of the end so many days ahead, of a balance so many days before (after: negative) it is due.
create table representation_reminders (
  representation_id bigint not null references representations (id) on delete cascade,
  about text not null check (about in ('end', 'balance')),
  days smallint not null,
  sent_at timestamptz not null,
  primary key (representation_id, about, days)
);
