import { Button } from '@mantine/core';
import { matchingKinds } from '@trattativa/contract/catalogue/matching-kinds';
import { countedAtMost } from '@trattativa/contract/matching/counted-at-most';
import type { Request } from '@trattativa/contract/requests/request';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { useCandidateCounts } from '../matching/matching.queries.ts';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { PositionPitch } from '../players/position-pitch.tsx';
import { usePlayerWords } from '../players/use-player-words.ts';
import { candidatesPath, requestPath } from '../requests/request-paths.ts';
import { useRequestWords } from '../requests/use-request-words.ts';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';
import classes from './row-words.module.css';

/** What the club looks for, newest first, with how many fit each. */
export function OwnRequests({ requests }: { requests: readonly Request[] }) {
  const { t } = useTranslation(['dashboard', 'requests']);
  return (
    <Panel title={t('dashboard:ownRequests')} all={paths.requests}>
      {requests.length === 0 ? (
        <PanelNothing
          text={t('dashboard:start.request.text')}
          action={
            <Button component={Link} to={paths.request}>
              {t('dashboard:start.request.title')}
            </Button>
          }
        />
      ) : (
        <PanelRows>
          {requests.map((request) => (
            <OwnRequest key={request.id} request={request} />
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}

function OwnRequest({ request }: { request: Request }) {
  const { t } = useTranslation(['dashboard', 'catalogue']);
  const { number } = useFormats();
  const words = usePlayerWords();
  const { season } = useRequestWords();
  const counts = useCandidateCounts(request.id).data;
  const most = countedAtMost - 1;
  return (
    <li>
      <span className={classes.line}>
        <PositionPitch principalRole={request.role} width={26} />
        <span className={classes.words}>
          <Link to={requestPath(request.id)} className={`${classes.way} ${classes.name}`}>
            {words.role(request.role)}
          </Link>
          <span className={classes.quiet}>
            {[words.level(request.level), request.city, season(request.season)].join(' · ')}
          </span>
        </span>
      </span>
      {counts && (
        <ul className={classes.counts} aria-label={t('dashboard:fits')}>
          {matchingKinds.map((kind) => (
            <li key={kind}>
              <Link to={`${candidatesPath(request.id)}&kind=${kind}`} className={classes.count}>
                {t(`catalogue:matchingKindShort.${kind}`)}
                <strong>
                  {counts[kind] > most
                    ? t('dashboard:moreThan', { number: number(most) })
                    : number(counts[kind])}
                </strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
