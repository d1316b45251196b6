-- Expand: terms between two clubs that most deals do without (docs/decisions/0195). One that is not agreed is absent, so that what was
-- signed before, and what nodes of the previous release write, holds as it is.

-- Terms that both clubs can sign: whole amounts within bounds, sums that agree, days in their order.
create or replace function transfer_terms_hold(terms jsonb) returns boolean language sql immutable as $$
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
    and length(terms ->> 'comments') <= 4000
    and (terms ->> 'kind' = 'loan' or not terms ?| array['earlyRecall', 'valorisationBonus'])
    and (terms -> 'purchase' <> 'null' or not terms ?| array['purchaseParts', 'counterOption'])
    -- an obligation has a last day only with what it depends on, within the loan
    and (terms #>> '{purchase,kind}' is distinct from 'obligation' or terms #>> '{purchase,until}' is null
      or (terms #> '{purchase,trigger}' <> 'null' and terms #>> '{purchase,until}' <= terms ->> 'until'))
    and (not terms ? 'earlyRecall' or (
      terms #>> '{earlyRecall,from}' <= terms #>> '{earlyRecall,until}'
      and terms #>> '{earlyRecall,until}' <= terms ->> 'until'
      and (terms #>> '{earlyRecall,amount}')::bigint between 0 and 100000000000))
    and (not terms ? 'purchaseParts' or (
      jsonb_array_length(terms -> 'purchaseParts') between 1 and 24
      and (select sum((part ->> 'amount')::bigint) from jsonb_array_elements(terms -> 'purchaseParts') part)
        = (terms #>> '{purchase,amount}')::bigint
      and not exists (select from jsonb_array_elements(terms -> 'purchaseParts') part
                      where (part ->> 'amount')::bigint <= 0 or num_nonnulls(part ->> 'dueOn', part ->> 'monthsAfter') <> 1
                        or coalesce((part ->> 'monthsAfter')::int, 0) not between 0 and 60)))
    and (not terms ? 'counterOption' or (
      (terms #>> '{counterOption,amount}')::bigint between 1 and 100000000000
      and terms #>> '{counterOption,until}' > coalesce(terms #>> '{purchase,until}', terms ->> 'until')))
    and coalesce(terms ->> 'vat', 'plus') in ('plus', 'included', 'notSubject')
    and coalesce(terms -> 'solidarityOnTop', 'true') = 'true'
    and (not terms ? 'valorisationBonus' or (
      (terms #>> '{valorisationBonus,count}')::int between 1 and 500
      and (terms #>> '{valorisationBonus,amount}')::bigint between 1 and 100000000000
      and (terms #>> '{valorisationBonus,cap}')::bigint
        between (terms #>> '{valorisationBonus,amount}')::bigint and 100000000000))
    and (not terms ? 'sellOnRule' or (
      terms ->> 'sellOnPercent' is not null and terms #>> '{sellOnRule,base}' in ('gain', 'price')))
    and (not terms ? 'matchingRule' or (
      terms -> 'matchingRight' = 'true' and coalesce((terms #>> '{matchingRule,days}')::int, 1) between 1 and 60)), false)
$$;
