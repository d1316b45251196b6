-- A minor's parent refuses a proposal in the place of the player: the history and the other side read who it was.
alter table negotiations
  drop constraint negotiations_cause_check,
  add constraint negotiations_cause_check check (
    cause in ('refusedByClub', 'withdrawn', 'refusedByKeeper', 'withdrawnByClub', 'refusedByPlayer', 'refusedByGuardian', 'signedElsewhere',
      'lapsed'));
alter table negotiation_changes
  drop constraint negotiation_changes_cause_check,
  add constraint negotiation_changes_cause_check check (
    cause in ('refusedByClub', 'withdrawn', 'refusedByKeeper', 'withdrawnByClub', 'refusedByPlayer', 'refusedByGuardian', 'signedElsewhere',
      'lapsed'));
