-- Expand: the signatures since a day, which the figures of an agent and the usual pay of a level are read from.
create index registrations_signed on registrations (recorded_at) where source = 'deal' and player_id is not null;
