-- What somebody has not read is counted from the index alone: a room of 100,000 messages opens without reading them.

alter table messages drop constraint messages_conversation_id_seq_key;
alter table messages add constraint messages_conversation_id_seq_key unique (conversation_id, seq) include (from_id);
