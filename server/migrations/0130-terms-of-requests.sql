-- What a club says beside the player it looks for: the kind of deal, when, until when it takes answers, and what it gives in kind.
alter table requests
  add column moves text[] not null default '{}' check (moves <@ '{free,loan,permanent}'),
  add column fee_budget_cents bigint check (fee_budget_cents >= 0),
  add column players_sought smallint check (players_sought between 1 and 11),
  add column needed_from date,
  add column needed_until date,
  add column answer_by date,
  add column board boolean not null default false,
  add column lodging boolean not null default false,
  add column car boolean not null default false,
  add constraint requests_needed_in_order check (needed_from <= needed_until),
  add constraint requests_fee_of_permanent_moves check (fee_budget_cents is null or moves = '{}' or 'permanent' = any (moves));
