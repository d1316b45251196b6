-- The copy of one's data asks for what a person has uploaded; so does the account's row when it goes.
create index files_uploader on files (uploaded_by, created_at) where uploaded_by is not null;
