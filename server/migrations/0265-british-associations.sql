-- Expand: the British association that a club says it plays in, and the association of every club as the rules ask for it (docs/decisions/0197).
alter table teams
  add column association text check (association in ('ENG', 'SCO', 'WAL', 'NIR'));
-- The stated one, the one that the league's name says, or `GB`: it is not known which of the four. Elsewhere the country.
alter table teams
  add column home_association text not null generated always as (case
    when country <> 'GB' then country::text
    when association is not null then association
    when league_name ~* '\m(scottish|scotland|spfl|highland|lowland)\M' then 'SCO'
    when league_name ~* '\m(cymru|welsh|wales)\M' then 'WAL'
    when league_name ~* '\m(nifl|northern ireland|northern irish|ulster)\M' then 'NIR'
    when league_name ~* '^\s*(premier league|efl|national league|english|isthmian|southern league|northern premier)\M' then 'ENG'
    else 'GB' end) stored;
