import { useTranslation } from 'react-i18next';
import { CardPart } from '../../ui/page/card-part.tsx';
import { EvaluationProgress } from './evaluation-progress.tsx';
import { useScoutedPlayer } from './scouts.queries.ts';
import { ShortlistEditor } from './shortlist-editor.tsx';

/** On a player's page, for a scout: the progress of the own evaluation, and the own shortlists and notes. */
export default function ScoutedPlayerPanel({ playerId }: { playerId: number }) {
  const { t } = useTranslation('scouts');
  const scouted = useScoutedPlayer(playerId).data;
  if (!scouted) return null;
  return (
    <CardPart title={t('shortlist.mine')}>
      <EvaluationProgress evaluation={scouted.evaluation} />
      <ShortlistEditor key={JSON.stringify(scouted.shortlists)} scouted={scouted} />
    </CardPart>
  );
}
