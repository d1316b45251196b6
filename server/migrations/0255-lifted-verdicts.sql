-- Expand: refusals of a signature that staff lifted, each for one deal, one article and the facts that it was given on.
create table lifted_verdicts (
  id bigint generated always as identity primary key,
  negotiation_id bigint not null references negotiations (id),
  rule text not null check (length(rule) between 1 and 60),
  edition text not null check (length(edition) between 1 and 300),
  article text not null check (length(article) <= 300),
  -- the facts that the rule read: with others it refuses again
  basis text not null check (length(basis) between 1 and 4000),
  reason text not null check (length(reason) between 10 and 1000),
  -- a file of the deal's documents; kept as a number when the file goes
  file_id text not null check (length(file_id) between 20 and 64),
  -- staff; kept as a number when the account goes
  lifted_by bigint not null,
  at timestamptz not null
);
create unique index lifted_once on lifted_verdicts (negotiation_id, rule, edition, article, md5(basis));

create function keep_lifted_verdicts() returns trigger language plpgsql as $$
begin
  raise exception 'a lifted verdict is only added to' using errcode = 'check_violation';
end $$;
create trigger lifted_verdicts_kept before update or delete on lifted_verdicts
  for each row execute function keep_lifted_verdicts();
