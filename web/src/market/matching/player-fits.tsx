import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlayerWords } from '../../people/players.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { MarksRow } from '../../ui/text/marks-row.tsx';
import { requestPath } from '../requests/request-paths.ts';
import { useMarks } from '../requests/use-marks.ts';
import { usePlayerFits } from './matching.queries.ts';
import classes from './player-fits.module.css';

/** Why a player fits the requests of the reader's club, criterion by criterion; nothing for other readers. */
export default function PlayerFits({ playerId }: { playerId: number }) {
  const { t } = useTranslation(['matching', 'catalogue']);
  const isClub = useUser().kind === 'team';
  const words = usePlayerWords();
  const marks = useMarks();
  const { data } = usePlayerFits(playerId, isClub);
  if (!data || data.items.length === 0) return null;
  return (
    <section className={classes.fits} aria-labelledby="player-fits">
      <h3 id="player-fits" className={classes.title}>
        {t('matching:fits')}
      </h3>
      {data.items.map(({ request, kind, criteria }) => (
        <div key={request.id} className={classes.fit}>
          <p className={classes.request}>
            <span className={classes.kind} data-kind={kind}>
              {t(`catalogue:matchingKindShort.${kind}`)}
            </span>
            <Link to={requestPath(request.id)}>
              {[words.role(request.role), words.level(request.level, request.country), request.city].join(
                ' · ',
              )}
            </Link>
          </p>
          <MarksRow
            marks={marks(criteria)}
            label={t('matching:marks')}
            wantedBy={t('matching:wantedBy')}
            hasBy={t('matching:hasBy')}
          />
        </div>
      ))}
    </section>
  );
}
