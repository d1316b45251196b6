-- What cards say of an agent's licence, for lists: joined once instead of asked for each row by `licence_line`.
create view licence_lines as
  select l.agent_id, jsonb_build_object('number', l.fifa_number, 'validUntil', l.valid_until,
    'checkedOn', case when l.state = 'checked' then (l.decided_at at time zone 'UTC')::date end) as line
  from agent_licences l where l.fifa_number <> '';
