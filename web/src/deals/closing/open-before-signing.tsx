import { useTranslation } from 'react-i18next';
import { playerPath } from '../../people/players.ts';
import { UnknownLines, VerdictLines } from '../../people/rules-ui.ts';
import { PlaceLine } from '../../people/teams-ui.ts';
import classes from './closing.module.css';
import { useClosingNow } from './closing.queries.ts';
import { OpenDocuments } from './open-documents.tsx';
import { PresentClub } from './present-club.tsx';
import { SigningEffects } from './signing-effects.tsx';

interface OpenBeforeSigningProps {
  negotiationId: number;
  teamId: number;
  /** Null: the deal is about a member of coaching staff. */
  playerId: number | null;
}

/** Before a signature: what the rules refuse or warn of, the place in the list, which documents are open, and from when
 * the person can be registered. */
export default function OpenBeforeSigning({ negotiationId, teamId, playerId }: OpenBeforeSigningProps) {
  const { t } = useTranslation('closing');
  const { data } = useClosingNow(negotiationId);
  if (!data) return null;
  const count = data.verdicts.length + data.unknown.length;
  const open = data.documents.filter(({ isThere }) => !isThere).map(({ kind }) => kind);
  return (
    <>
      {count > 0 && (
        <div className={classes.verdicts}>
          <VerdictLines verdicts={data.verdicts} label={t('rules', { count })} />
          <UnknownLines
            unknown={data.unknown}
            {...(playerId !== null && { links: { player: playerPath(playerId) } })}
          />
        </div>
      )}
      <PresentClub negotiationId={negotiationId} club={data.presentClub} isForReading />
      <SigningEffects negotiationId={negotiationId} />
      {playerId !== null && <PlaceLine teamId={teamId} playerId={playerId} />}
      <OpenDocuments kinds={open} window={data.window} />
    </>
  );
}
