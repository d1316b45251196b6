-- An offer that answers an application: of the same player, as long as the application is kept.
alter table candidates add constraint candidates_of_player unique (id, player_id);
alter table offers
  add column candidate_id bigint,
  add constraint offers_candidate foreign key (candidate_id, player_id)
    references candidates (id, player_id) on delete set null (candidate_id),
  add constraint offers_candidate_of_player check (candidate_id is null or player_id is not null);
create index offers_candidate on offers (candidate_id) where candidate_id is not null;

-- A link to an offer is of one that is there.
alter table public_links
  add constraint public_links_offer foreign key (offer_id) references offers (id) on delete cascade;
create index public_links_offer on public_links (offer_id) where offer_id is not null;
