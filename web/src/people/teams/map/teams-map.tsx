import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { useMapSettings } from '../../../ui/places/places.queries.ts';
import { teamPath } from '../team-paths.ts';
import { type TeamListInput, useTeamPlaces } from '../teams.queries.ts';
import { drawTeamsMap, type TeamsMapDrawing } from './draw-teams-map.ts';
import classes from './teams-map.module.css';

/** Without places the map keeps its initial view. */
const anywhere = JSON.stringify([undefined, undefined]);

/** The filtered clubs on a map. The list beside it has the same content for screen readers. */
export default function TeamsMap({ input }: { input: TeamListInput }) {
  const { t } = useTranslation('teams');
  const { number } = useFormats();
  const navigate = useNavigate();
  const surface = useRef<HTMLDivElement>(null);
  const drawing = useRef<TeamsMapDrawing | null>(null);
  const { data, error, refetch, isPlaceholderData } = useTeamPlaces(input);
  const around = JSON.stringify([input.near, input.withinKm]);
  const shownAround = useRef(anywhere);
  const settings = useMapSettings();
  const known = settings.data !== undefined || settings.error !== null;
  const tilesUrl = settings.data?.tilesUrl ?? null;

  useEffect(() => {
    if (!known || !surface.current) return;
    const drawn = drawTeamsMap(surface.current, {
      tilesUrl,
      onOpen: (teamId) => void navigate(teamPath(teamId)),
    });
    drawing.current = drawn;
    shownAround.current = anywhere;
    return () => {
      drawing.current = null;
      drawn.close();
    };
  }, [known, tilesUrl, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map is still empty
  useEffect(() => {
    if (data) drawing.current?.show(data.items);
  }, [data, known, tilesUrl]);

  // The map moves to the clubs near the chosen places once per choice; after that the reader moves it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map has its initial view
  useEffect(() => {
    if (!data || isPlaceholderData || !drawing.current || shownAround.current === around) return;
    shownAround.current = around;
    drawing.current.lookAt(input.near && data.items.length > 0 ? data.items : (input.near ?? []));
  }, [data, isPlaceholderData, around, input, known, tilesUrl]);

  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return (
    <figure className={classes.figure}>
      <div className={classes.frame}>
        <div ref={surface} className={classes.map} role="application" aria-label={t('map.label')} />
        <div className={classes.zoom}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('map.zoomIn')}
            onClick={() => drawing.current?.zoom(1)}
          >
            <IconPlus size={18} stroke={2} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('map.zoomOut')}
            onClick={() => drawing.current?.zoom(-1)}
          >
            <IconMinus size={18} stroke={2} aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
      <figcaption className={classes.caption}>
        {data && t('map.caption', { count: data.items.length, number: number(data.items.length) })}{' '}
        {data &&
          data.placeless > 0 &&
          t('map.placeless', { count: data.placeless, number: number(data.placeless) })}{' '}
        {t('map.keyboard')}
      </figcaption>
    </figure>
  );
}
