-- That a node of the chat lives is said once for all its people: not in the row of each of them, five thousand times in
-- twenty seconds. Who is on which node is said anew by every node at its next beat.

create table chat_nodes (
  node text primary key check (length(node) between 1 and 64),
  beat_at timestamptz not null default now()
);

delete from chat_presence;
-- Takes its index along.
alter table chat_presence drop column beat_at;
alter table chat_presence add foreign key (node) references chat_nodes (node) on delete cascade;
create index chat_presence_node on chat_presence (node);
