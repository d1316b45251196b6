-- Clubs around some points: the boxes around the circles are looked up here.
create index teams_place on teams (latitude, longitude) where deleted_at is null;
