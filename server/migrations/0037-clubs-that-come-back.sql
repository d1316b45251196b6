-- A club that was taken off the platform can be put back for some seconds.
alter table team_acts
  drop constraint team_acts_kind_check,
  add constraint team_acts_kind_check check (kind in (
    'created', 'imported', 'registered', 'changed', 'orgChartChanged', 'contactsChanged', 'accepted', 'refused', 'merged',
    'claimStarted', 'claimed', 'memberInvited', 'invitationWithdrawn', 'memberJoined', 'memberRemoved', 'changeProposed',
    'changeAccepted', 'changeRefused', 'deleted', 'restored'));
