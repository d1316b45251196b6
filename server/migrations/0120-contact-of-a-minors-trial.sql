-- Whom at the club the parents of a minor on trial can reach: a name and a number. Null: nobody was named.
alter table trials add column parents_contact text check (length(parents_contact) between 1 and 200);
