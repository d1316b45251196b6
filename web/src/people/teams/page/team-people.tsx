import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../../ui/list/more-button.tsx';
import { CardPart } from '../../../ui/page/card-part.tsx';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { useTeamHistory } from '../teams.queries.ts';
import { useChangeWords } from '../use-change-words.ts';
import { MembersPanel } from './members-panel.tsx';
import classes from './team-screen.module.css';

interface TeamPeopleProps {
  /** Given by staff; a club's own people omit it. */
  teamId?: number;
  /** Only a registered club has members. */
  registered: boolean;
}

/** A club's members and history. */
export default function TeamPeople({ teamId, registered }: TeamPeopleProps) {
  return (
    <div className={classes.columns} style={{ marginTop: 16 }}>
      {registered && <MembersPanel teamId={teamId} />}
      <HistoryPanel teamId={teamId} />
    </div>
  );
}

/** A club's history: who did what, newest first. */
function HistoryPanel({ teamId }: { teamId: number | undefined }) {
  const { t } = useTranslation('teams');
  const words = useChangeWords();
  const found = useTeamHistory(teamId);
  const { data } = found;
  if (!data) return null;
  const acts = data.pages.flatMap((page) => page.items);
  return (
    <CardPart title={t('history.title')}>
      {acts.length === 0 && <QuietText>{t('history.empty')}</QuietText>}
      <ul className={classes.rows}>
        {acts.map((act) => (
          <li key={act.id}>
            <span className={classes.words}>
              <strong>{t(`act.${act.kind}`)}</strong>
              <span className={classes.soft}>
                {[act.actorName, act.about, act.fields.map(words.field).join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={classes.soft}>
              <RelativeTime at={act.at} />
            </span>
          </li>
        ))}
      </ul>
      <MoreButton query={found}>{t('more')}</MoreButton>
    </CardPart>
  );
}
