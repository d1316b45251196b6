import { Anchor, Button } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnProfileId, usePlayer } from '../../people/players.ts';
import { ProfileState } from '../../people/players-ui.ts';
import { paths } from '../../platform/paths.ts';
import { useMatchCounts } from '../matching/matching.queries.ts';
import classes from './quiz-form.module.css';

/** The result of the quiz: a player sees matching requests, a club finds a draft of a request. */
export function QuizEnd({
  kind,
  draftId,
  title,
}: {
  kind: 'player' | 'club';
  /** The draft created from a club's answers. */
  draftId: number | null;
  title: RefObject<HTMLHeadingElement | null>;
}) {
  const { t } = useTranslation('onboarding');
  const counts = useMatchCounts({}, kind === 'player').data;
  const profileId = useOwnProfileId().data ?? null;
  const player = usePlayer(kind === 'player' ? profileId : null).data;
  // An incomplete profile is deleted later. Say so here, before the mail does.
  const incomplete = player?.completeness === 'incomplete';
  const best = (['exact', 'potential', 'partial'] as const).find((match) => (counts?.[match] ?? 0) > 0);
  const matchPaths = {
    exact: paths.exactMatch,
    potential: paths.potentialMatch,
    partial: paths.partialMatch,
  };
  const way =
    kind === 'club'
      ? `${paths.request}?draft=${draftId}`
      : best === undefined
        ? paths.requests
        : matchPaths[best];
  return (
    <div className={classes.card}>
      <h2 ref={title} tabIndex={-1} className={classes.question}>
        {t(`${kind}.done`)}
      </h2>
      <p>{t(kind === 'player' && best === undefined ? 'player.noMatches' : `${kind}.next`)}</p>
      {player && incomplete && <ProfileState player={player} linked />}
      <div className={classes.acts}>
        {!incomplete && (
          <Anchor component={Link} to={`${paths.account}?section=profile`}>
            {t(`${kind}.toProfile`)}
          </Anchor>
        )}
        <Button component={Link} to={way}>
          {t(kind === 'player' && best === undefined ? 'player.toMarket' : `${kind}.act`)}
        </Button>
      </div>
    </div>
  );
}
