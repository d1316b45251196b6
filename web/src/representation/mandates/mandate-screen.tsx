import { IconFileOff } from '@tabler/icons-react';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { type MandateStatus, mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useArrivalToast } from '../../ui/feedback/use-arrival-toast.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Timeline } from '../../ui/text/timeline.tsx';
import { TurnBanner } from '../../ui/turn-banner.tsx';
import { BackFromMandate } from './back-from-mandate.tsx';
import { MandateActs } from './mandate-acts.tsx';
import classes from './mandate-screen.module.css';
import { MandateTerms } from './mandate-terms.tsx';
import { useMandate } from './mandates.queries.ts';
import { useMandateWords } from './use-mandate-words.ts';

const MandateFiles = lazy(() => loadChunk(() => import('./mandate-files.tsx')));

/** `/mandates/{id}`: what a mandate says, whose turn it is and what became of it. */
export default function MandateScreen() {
  const { t } = useTranslation('mandates');
  const { mandateId } = useParams();
  const known = /^\d{1,15}$/.test(mandateId ?? '') ? Number(mandateId) : null;
  const { data, error, refetch } = useMandate(known);
  useArrivalToast();
  if (known === null || known === 0 || (error instanceof ApiError && error.code === 'NOT_FOUND')) {
    return (
      <>
        <PageHeader title={t('title')} before={<BackFromMandate />} />
        <EmptyState icon={IconFileOff} title={t('empty.title')} text={t('page.gone')} />
      </>
    );
  }
  if (data) return <Details mandate={data} />;
  if (error) {
    return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  }
  return <Skeletons shape="page" />;
}

function Details({ mandate }: { mandate: Mandate }) {
  const { t } = useTranslation('mandates');
  const words = useMandateWords();
  const turn = useTurnWords(mandate);
  const history = (mandate.changes ?? []).map(({ at, from, to, mover, by, note }) => ({
    key: `${at}-${from}-${to}`,
    at,
    title: t(from === null ? 'mover.proposed' : `status.${to}`),
    who: by === '' ? t(`mover.${mover === 'system' ? causeOf(to, mandate) : mover}`) : by,
    note: note === '' ? undefined : note,
    tone: to === mandateStatus.refused ? ('lost' as const) : ('done' as const),
  }));
  return (
    <>
      <PageHeader
        title={t('page.title', { agent: words.agent(mandate), other: words.principal(mandate) })}
        before={<BackFromMandate />}
        actions={turn ? undefined : <MandateActs mandate={mandate} />}
      />
      {turn && (
        <div className={classes.turn}>
          <TurnBanner yours={mandate.can.confirm} title={turn}>
            <MandateActs mandate={mandate} />
          </TurnBanner>
        </div>
      )}
      <div className={classes.columns}>
        <CardPart labelledBy="mandate-terms">
          <MandateTerms mandate={mandate} heading="mandate-terms" />
        </CardPart>
        <CardPart title={t('page.history')}>
          <Timeline label={t('page.history')} steps={history} />
        </CardPart>
        <CardPart labelledBy="mandate-files">
          <Suspense fallback={<Skeletons shape="rows" count={2} />}>
            <MandateFiles mandateId={mandate.id} recorded={mandate.recorded} />
          </Suspense>
        </CardPart>
      </div>
    </>
  );
}

/** Why the platform has moved a mandate. One that was confirmed at a stated address ends when the player registers; others go on. */
function causeOf(to: MandateStatus, { confirmedWay }: Mandate) {
  if (to === mandateStatus.confirmed) return 'claimed';
  if (to !== mandateStatus.ended) return 'system';
  return confirmedWay === 'playerMailStated' ? 'claimed' : 'overlap';
}

/** Words on whose answer a proposed mandate waits for; null once it is answered. */
function useTurnWords(mandate: Mandate): string | null {
  const { t } = useTranslation('mandates');
  const words = useMandateWords();
  const { kind } = useUser();
  if (mandate.status !== mandateStatus.proposed) return null;
  if (mandate.can.confirm) {
    if (kind === 'player') return t('page.waitsPlayer', { agent: words.agent(mandate) });
    if (kind === 'team') return t('page.waitsClub', { agent: words.agent(mandate) });
    return t('page.waitsAgent', { club: words.principal(mandate) });
  }
  if (mandate.recorded) return t('page.waitsForm');
  if (mandate.statedAddress) return t('page.waitsMail', { name: words.principal(mandate) });
  if (mandate.player && !mandate.player.linked) return t('form.unlinked');
  if (mandate.player?.minor) return t('page.waitsMinor');
  return t('page.waitsOther', {
    name: mandate.proposedByAgent ? words.principal(mandate) : words.agent(mandate),
  });
}
