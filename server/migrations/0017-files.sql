-- Attachments, and pictures of people and clubs. The bytes lie in the file store (a folder, or S3) under the id.
create table files (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{20,64}$'),
  -- what it hangs on: a kind of `server/src/files/file-parents.ts`, and the id of such a thing
  parent_kind text not null,
  parent_id bigint not null,
  name text not null check (length(name) between 1 and 160),
  type text not null,
  bytes bigint not null check (bytes >= 0),
  -- made by the platform (a contract's draft), not uploaded
  generated boolean not null default false,
  uploaded_by bigint references accounts (id) on delete set null,
  created_at timestamptz not null,
  -- null until the bytes are in the store: nobody sees it before
  stored_at timestamptz,
  deleted_at timestamptz
);
create index files_parent on files (parent_kind, parent_id, created_at, id) where deleted_at is null;
create index files_unstored on files (created_at) where stored_at is null;
create index files_deleted on files (deleted_at) where deleted_at is not null;

-- Pictures are public by an address that cannot be guessed. One that no record names any more is swept away.
create table avatars (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{20,64}$'),
  created_at timestamptz not null
);
create index avatars_age on avatars (created_at);
create index accounts_picture on accounts (image_url) where image_url is not null;
create index players_picture on players (image_url) where image_url is not null;
create index teams_picture on teams (image_url) where image_url is not null;
create index coaching_staff_picture on coaching_staff (image_url) where image_url is not null;
