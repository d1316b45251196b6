-- How often and how soon clubs and agents answer what they are asked; recomputed every night (docs/decisions/0099).
create table reply_figures (
  team_id bigint references teams (id) on delete cascade,
  agent_id bigint references agents (id) on delete cascade,
  -- what was answered, or closed by silence without an answer
  asked integer not null check (asked > 0),
  answered integer not null check (answered between 0 and asked),
  -- from the delivery of what was asked to the answer; null without any answer
  median_hours numeric(10, 2) check (median_hours >= 0),
  computed_at timestamptz not null,
  check (num_nonnulls(team_id, agent_id) = 1),
  check ((answered = 0) = (median_hours is null))
);
create unique index reply_figures_team on reply_figures (team_id) where team_id is not null;
create unique index reply_figures_agent on reply_figures (agent_id) where agent_id is not null;
