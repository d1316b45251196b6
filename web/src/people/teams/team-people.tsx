import { HistoryPanel } from './history-panel.tsx';
import { MembersPanel } from './members-panel.tsx';
import classes from './team-screen.module.css';

interface TeamPeopleProps {
  /** Named by staff; a club's own people leave it out. */
  teamId?: number;
  /** Only a registered club has people who log in. */
  registered: boolean;
}

/** Who acts for a club, and who did what to it. */
export default function TeamPeople({ teamId, registered }: TeamPeopleProps) {
  return (
    <div className={classes.columns} style={{ marginTop: 16 }}>
      {registered && <MembersPanel teamId={teamId} />}
      <HistoryPanel teamId={teamId} />
    </div>
  );
}
