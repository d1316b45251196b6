-- The search of the top bar finds clubs by their town as fast as by their name.
create index teams_city on teams using gin (fold_text(city) gin_trgm_ops) where deleted_at is null;
