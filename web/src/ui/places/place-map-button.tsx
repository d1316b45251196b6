import { Button } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import type { Place } from '@trattativa/contract/platform/places/endpoints';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import type { PlaceValue } from './place-value.ts';

const MapDialog = lazy(() => loadChunk(() => import('./place-map-dialog.tsx')));

interface PlaceMapButtonProps {
  /** The initial position: the coordinates, or those of the town; without either the middle of Italy. */
  start: PlaceValue;
  onChoose: (place: Place) => void;
}

/** Chooses a place on a map, which is loaded on demand. */
export function PlaceMapButton({ start, onChoose }: PlaceMapButtonProps) {
  const { t } = useTranslation('places');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMap2 size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('map')}
      </Button>
      <Suspense>
        {open && (
          <MapDialog
            start={start}
            onChoose={(place) => {
              onChoose(place);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
