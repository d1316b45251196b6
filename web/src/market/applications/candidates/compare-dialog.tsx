import type { ComparedPlayer } from '@trattativa/contract/market/applications/candidate';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import type { Mark } from '../../../ui/text/marks-row.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useMarks } from '../../requests/use-marks.ts';
import { useCompared } from '../applications.queries.ts';
import { CandidateStatusChip } from './candidate-status-chip.tsx';
import classes from './compare-dialog.module.css';
import { useComparedFacts } from './use-compared-facts.tsx';

interface CompareDialogProps {
  requestId: number;
  playerIds: readonly number[];
  onClose: () => void;
}

/** Up to four players side by side: the request's criteria with both values, the important facts, the skills. */
export default function CompareDialog({ requestId, playerIds, onClose }: CompareDialogProps) {
  const { t } = useTranslation(['applications', 'candidate']);
  const found = useCompared(requestId, playerIds);
  return (
    <TitledDialog title={t('candidate:compare.title')} wide onClose={onClose}>
      {found.error && <ErrorPanel text={found.error.message} onRetry={() => void found.refetch()} />}
      {found.isLoading && <Skeletons shape="rows" />}
      {found.data && <Comparison players={found.data.players} />}
    </TitledDialog>
  );
}

function Comparison({ players }: { players: readonly ComparedPlayer[] }) {
  const { t } = useTranslation(['applications', 'catalogue', 'candidate']);
  const marks = useMarks();
  const marksOf = players.map(({ criteria }) => new Map(marks(criteria).map((mark) => [mark.key, mark])));
  const criteria = [...(marksOf[0]?.values() ?? [])];
  const facts = useComparedFacts(players);
  // The request's criteria are already listed above, with their marks.
  const further = facts.filter(({ key }) => marksOf[0]?.has(key) !== true);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={classes.scroll} aria-label={t('candidate:compare.scroll')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('candidate:compare.what')}</th>
            {players.map((one) => (
              <th key={one.player.id} scope="col">
                <span className={classes.name}>{one.player.name}</span>
                {one.candidate ? (
                  <CandidateStatusChip status={one.candidate.status} temporary={one.candidate.temporary} />
                ) : (
                  <span className={classes.soft}>{t('candidate:compare.notApplied')}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('candidate:compare.fit')}</th>
            {players.map((one) => (
              <td key={one.player.id}>
                {one.kind === 'none'
                  ? t('candidate:compare.kind.none')
                  : `${t(`catalogue:matchingKind.${one.kind}`)} · ${one.score}`}
              </td>
            ))}
          </tr>
          {criteria.map((criterion) => (
            <tr key={criterion.key}>
              <th scope="row">
                {criterion.label}
                <span className={classes.wanted}>
                  {t('candidate:compare.wanted', { value: criterion.wanted })}
                </span>
              </th>
              {players.map((one, index) => (
                <td key={one.player.id}>
                  <VerdictMark mark={marksOf[index]?.get(criterion.key) as Mark} />
                </td>
              ))}
            </tr>
          ))}
          {further.map((fact) => (
            <tr key={fact.key}>
              <th scope="row">{fact.label}</th>
              {players.map((one) => (
                <td key={one.player.id}>{fact.of(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const signs = { met: '●', near: '◐', missed: '○', unknown: '–' } as const;

/** One criterion of a player with its value: shape and words, never colour alone. */
function VerdictMark({ mark }: { mark: Mark }) {
  const { t } = useTranslation('shell');
  return (
    <span className={classes.mark} data-verdict={mark.verdict}>
      <span aria-hidden="true" className={classes.sign}>
        {signs[mark.verdict]}
      </span>
      <VisuallyHidden>{t(`ui.verdict.${mark.verdict}`)}: </VisuallyHidden>
      {mark.has}
    </span>
  );
}
