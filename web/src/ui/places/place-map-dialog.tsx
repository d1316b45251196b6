import { ActionIcon, Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { Place } from '@trattativa/contract/platform/places/endpoints';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../dialog/use-modal.ts';
import { Skeletons } from '../feedback/skeletons.tsx';
import { openMap, type PlaceMap, type Point } from './open-map.ts';
import classes from './place-map-dialog.module.css';
import type { PlaceValue } from './place-value.ts';
import { useMapSettings, usePlacesNamed, usePlacesNear } from './places.queries.ts';
import { usePlaceWords } from './use-place-words.ts';

interface PlaceMapDialogProps {
  start: PlaceValue;
  onChoose: (place: Place) => void;
  onClose: () => void;
}

const pauseMs = 250;
const maxShown = 6;

/**
 * A map under a crosshair, moved by pointer or arrow keys. The towns nearest to the crosshair are offered as
 * buttons.
 */
export default function PlaceMapDialog({ start, onChoose, onClose }: PlaceMapDialogProps) {
  const { t } = useTranslation('places');
  const words = usePlaceWords();
  const dialog = useModal();
  const surface = useRef<HTMLDivElement>(null);
  const map = useRef<PlaceMap | null>(null);
  const titleId = useId();
  const nearestId = useId();
  const [centre, setCentre] = useState<Point | null>(null);
  const [failed, setFailed] = useState(false);
  const [point] = useDebouncedValue(centre, pauseMs);
  const settings = useMapSettings();
  const near = usePlacesNear(point);
  const places = (near.data ?? []).slice(0, maxShown);
  const first = useRef<{ latitude: number | null; longitude: number | null }>(start);
  // For a form that has only the name of a town: find its coordinates.
  const search = start.latitude === null ? start.city : '';
  const named = usePlacesNamed(search, start.country);
  const found = named.data?.find(({ city }) => city === search);
  if (found) first.current = found;
  const tilesUrl = settings.data?.tilesUrl ?? null;
  const known =
    (settings.data !== undefined || settings.error !== null) &&
    (search === '' || named.data !== undefined || named.error !== null);
  const label = t('mapArea');

  useEffect(() => {
    if (!known || !surface.current) return;
    const opened = openMap(surface.current, { start: first.current, tilesUrl, label, onMove: setCentre });
    let open = true;
    opened.then(
      (made) => {
        if (open) map.current = made;
        else made.close();
      },
      () => setFailed(true),
    );
    return () => {
      open = false;
      map.current?.close();
      map.current = null;
    };
  }, [known, tilesUrl, label]);
  useEffect(() => map.current?.show(near.data ?? []), [near.data]);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className={classes.title}>
        {t('mapTitle')}
      </h2>
      <p className={classes.hint}>{failed ? t('mapFailed') : t('mapHint')}</p>
      {!failed && (
        <div className={classes.frame}>
          <div ref={surface} className={classes.map} />
          <span className={classes.cross} aria-hidden="true" />
          <span className={classes.zoom}>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('zoomIn')}
              onClick={() => map.current?.zoom(1)}
            >
              <IconPlus size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('zoomOut')}
              onClick={() => map.current?.zoom(-1)}
            >
              <IconMinus size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </span>
        </div>
      )}
      <h3 id={nearestId} className={classes.subtitle}>
        {t('nearest')}
      </h3>
      {near.data === undefined && !failed ? (
        <Skeletons shape="rows" count={2} />
      ) : (
        <ul className={classes.places} aria-labelledby={nearestId}>
          {places.map((place) => (
            <li key={`${place.latitude} ${place.longitude} ${place.city}`}>
              <Button
                variant="default"
                fullWidth
                justify="start"
                h="auto"
                py={6}
                onClick={() => onChoose(place)}
              >
                <span className={classes.place}>
                  <strong>{place.city}</strong> <span>{words(place)}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </dialog>
  );
}
