import type { Place } from '@trattativa/contract/platform/places/endpoints';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { countryOutlines } from './country-outlines.ts';
import classes from './place-map-dialog.module.css';

export interface Point {
  latitude: number;
  longitude: number;
}

export interface PlaceMap {
  /** Marks towns with their names. */
  show(places: readonly Place[]): void;
  zoom(steps: number): void;
  close(): void;
}

interface MapOptions {
  start: { latitude: number | null; longitude: number | null };
  /** The tile server; null: the bundled outlines of countries. */
  tilesUrl: string | null;
  /** The label for screen readers. */
  label: string;
  onMove: (centre: Point) => void;
}

const middleOfItaly = [42.6, 12.5] as const;
const outlinesZoom = 9;

/** Opens a map in `surface`, moved by pointer and arrow keys, zoomed by wheel, + and −. Works without any network. */
export async function openMap(
  surface: HTMLElement,
  { start, tilesUrl, label, onMove }: MapOptions,
): Promise<PlaceMap> {
  const land =
    tilesUrl === null
      ? await countryOutlines({ className: classes.land ?? '', fillOpacity: 1, weight: 0.8 })
      : null;
  const map = L.map(surface, {
    zoomControl: false,
    attributionControl: tilesUrl !== null,
    minZoom: 2,
    maxZoom: tilesUrl === null ? outlinesZoom : 16,
    worldCopyJump: true,
  });
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-label', label);
  if (tilesUrl !== null) {
    map.attributionControl.setPrefix(false);
    L.tileLayer(tilesUrl, {
      attribution:
        '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a>',
    }).addTo(map);
  }
  land?.addTo(map);
  const towns = L.layerGroup().addTo(map);
  const tell = () => {
    const { lat, lng } = map.getCenter().wrap();
    onMove({ latitude: lat, longitude: lng });
  };
  map.on('moveend', tell);
  const { latitude, longitude } = start;
  if (latitude !== null && longitude !== null) map.setView([latitude, longitude], 8);
  else map.setView([...middleOfItaly], 5);
  return {
    show(places) {
      towns.clearLayers();
      for (const [index, { city, latitude: lat, longitude: lng }] of places.entries()) {
        const dot = L.circleMarker([lat, lng], {
          radius: 4,
          weight: 1,
          fillOpacity: 1,
          className: classes.town ?? '',
          interactive: false,
        });
        // Only the nearest: names of neighbours would overlap.
        if (index === 0) {
          const name = document.createElement('span');
          name.textContent = city;
          dot.bindTooltip(name, {
            permanent: true,
            direction: 'right',
            className: classes.name ?? '',
          });
        }
        dot.addTo(towns);
      }
    },
    zoom: (steps) => map.setZoom(map.getZoom() + steps),
    close: () => void map.remove(),
  };
}
