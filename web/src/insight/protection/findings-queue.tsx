import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { ProtectionFinding } from '@trattativa/contract/insight/protection/endpoints';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { offerPath } from '../../deals/offers.ts';
import { playerPath } from '../../people/players.ts';
import { mandatePath, negotiationPath, paths } from '../../platform/paths.ts';
import {
  DecisionActs,
  DecisionCard,
  DecisionDetail,
  DecisionHead,
  DecisionTitle,
} from '../../ui/decision/decision-list.tsx';
import { DecisionQueue } from '../../ui/decision/decision-queue.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import { usePages } from '../../ui/list/use-pages.ts';
import { FactList } from '../../ui/text/fact-list.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { useFindings } from './findings.queries.ts';

/** A queue of the desk: older records about minors that today's rules would refuse. A mended one is gone after the next night. */
export default function FindingsQueue() {
  const { t } = useTranslation('protection');
  const found = useFindings();
  return (
    <DecisionQueue
      list={usePages(found)}
      empty={<EmptyState icon={IconShieldCheck} title={t('emptyTitle')} text={t('emptyText')} />}
      more={<MoreButton query={found}>{t('more')}</MoreButton>}
    >
      {(finding) => <FindingCard key={finding.id} finding={finding} />}
    </DecisionQueue>
  );
}

function FindingCard({ finding }: { finding: ProtectionFinding }) {
  const { t } = useTranslation('protection');
  const { id, kind, player, agent, team, source, text } = finding;
  const titleId = `finding-${id}`;
  return (
    <DecisionCard aria-labelledby={titleId}>
      <DecisionHead>
        <DecisionTitle id={titleId}>{t(`kind.${kind}`, { player: player.name })}</DecisionTitle>
        <DecisionDetail>
          <RelativeTime at={finding.foundAt} />
        </DecisionDetail>
      </DecisionHead>
      <FactList
        wide
        facts={[
          [t('agent'), agent],
          [t('team'), team],
          [t('rule'), source],
        ]}
      />
      <p>{text}</p>
      <DecisionActs>
        <Button size="sm" variant="default" component={Link} to={pathOf(finding)}>
          {t(`open.${kind}`)}
        </Button>
      </DecisionActs>
    </DecisionCard>
  );
}

function pathOf({ kind, pageId }: Pick<ProtectionFinding, 'kind' | 'pageId'>): string {
  if (kind === 'mandate') return mandatePath(pageId);
  if (kind === 'offer') return offerPath(pageId);
  if (kind === 'player') return playerPath(pageId);
  if (kind === 'candidate') return `${paths.requestsCandidates}?request=${pageId}`;
  return negotiationPath(pageId);
}
