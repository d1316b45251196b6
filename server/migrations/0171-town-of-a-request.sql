-- The search in the top bar looks for a town's requests; without an index it folds the town of every request.
create index requests_city on requests using gin (fold_text(city) gin_trgm_ops);
