-- A request may name the day until which its club takes answers (requests.answer_by). Who has not answered is reminded before that
-- day, and the makers read a summary after it. Each keeps the day it was done for: a request whose day is moved counts anew.
alter table request_recipients add column reminded_for date;
alter table requests add column summed_up_for date;

create index requests_answer_by on requests (answer_by) where status = 0 and answer_by is not null;
