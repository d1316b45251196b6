-- Set in the transaction that makes the thing: a key whose call was cut off before its answer was stored tells by this
-- whether the thing exists.
alter table idempotency_keys add column made_at timestamptz;
