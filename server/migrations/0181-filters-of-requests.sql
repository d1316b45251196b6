-- The lists of requests are filtered by kind of deal and by quota.
create index requests_moves on requests using gin (moves);
create index requests_quota on requests (quota, updated_at desc, id desc) where quota is not null;
