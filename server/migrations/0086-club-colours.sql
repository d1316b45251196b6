-- A club's two colours and their pattern, as facts of the club. They draw its crest where none was uploaded.

alter table teams
  add column crest_pattern text
    check (crest_pattern in ('plain', 'halves', 'stripes', 'hoops', 'sash', 'band', 'quarters', 'chevron')),
  add column crest_first text
    check (crest_first in ('white', 'black', 'grey', 'red', 'claret', 'orange', 'yellow', 'gold', 'green', 'darkGreen', 'sky',
      'blue', 'navy', 'purple', 'pink', 'brown')),
  add column crest_second text
    check (crest_second in ('white', 'black', 'grey', 'red', 'claret', 'orange', 'yellow', 'gold', 'green', 'darkGreen', 'sky',
      'blue', 'navy', 'purple', 'pink', 'brown'));
-- The picture as it is shown: the uploaded one, or the crest drawn from the colours.
alter table teams
  add column picture_url text generated always as (
    coalesce(image_url, '/drawn/crest-' || crest_pattern || '-' || crest_first || '-' || crest_second || '.svg')) stored;
