import { Button } from '@mantine/core';
import type { Request } from '@trattativa/contract/market/requests/request';
import { matchingKinds, maxCounted } from '@trattativa/domain/market/matching-kinds';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCandidateCounts } from '../../market/matching.ts';
import { candidatesPath, requestPath, useRequestWords } from '../../market/requests.ts';
import { usePlayerWords } from '../../people/players.ts';
import { PositionPitch } from '../../people/players-ui.ts';
import { paths } from '../../platform/paths.ts';
import { countedUpTo, useTotalFigure } from '../../ui/list/total-words.ts';
import { PanelLine } from '../../ui/page/panel-line.tsx';
import { Panel, PanelNothing, PanelRows } from './panels/panel.tsx';
import classes from './row-words.module.css';

/** The club's requests, newest first, each with the number of matches. */
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
  const figure = useTotalFigure();
  const words = usePlayerWords();
  const { season } = useRequestWords();
  const counts = useCandidateCounts(request.id).data;
  return (
    <li>
      <PanelLine
        start={<PositionPitch principalRole={request.role} width={26} />}
        to={requestPath(request.id)}
        name={words.role(request.role)}
        facts={[words.level(request.level, request.country), request.city, season(request.season)]}
      />
      {counts && (
        <ul className={classes.counts} aria-label={t('dashboard:fits')}>
          {matchingKinds.map((kind) => (
            <li key={kind}>
              <Link to={`${candidatesPath(request.id)}&kind=${kind}`} className={classes.count}>
                {t(`catalogue:matchingKindShort.${kind}`)}
                <strong>{figure(countedUpTo(counts[kind], maxCounted - 1))}</strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
