import 'leaflet/dist/leaflet.css';
import {
  type CircleMarker,
  canvas,
  circleMarker,
  type GeoJSON,
  latLngBounds,
  layerGroup,
  map as makeMap,
  tileLayer,
} from 'leaflet';
import { countryOutlines } from '../../../ui/places/country-outlines.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

export interface TeamPlace extends Point {
  id: number;
  name: string;
}

export interface TeamsMapDrawing {
  show(places: readonly TeamPlace[]): void;
  zoom(steps: number): void;
  /** Moves to show all of these as near as possible; without any, to the initial view. */
  lookAt(points: readonly Point[]): void;
  close(): void;
}

/** The initial view: Italy and its surroundings. */
const home = { center: [44, 8] as [number, number], zoom: 5 };

/** A town and its surroundings. Nearer, the outlines of countries are of no use. */
const nearest = 10;

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

// A canvas keeps the colours it was drawn with: they are read anew when the scheme changes.
const landLook = () => ({
  fillColor: token('--tv-card'),
  fillOpacity: 1,
  color: token('--tv-line'),
  weight: 1,
});
const dotLook = () => ({ color: token('--tv-card'), fillColor: token('--tv-accent') });

/**
 * Clubs as dots on a map, moved by pointer and arrow keys. Without a tile server (`tilesUrl` null) it uses the
 * bundled outlines of countries and no network.
 */
export function drawTeamsMap(
  surface: HTMLElement,
  { tilesUrl, onOpen }: { tilesUrl: string | null; onOpen: (teamId: number) => void },
): TeamsMapDrawing {
  const map = makeMap(surface, {
    ...home,
    minZoom: 2,
    maxZoom: tilesUrl === null ? nearest : 16,
    worldCopyJump: true,
    attributionControl: tilesUrl !== null,
    zoomControl: false,
    renderer: canvas({ padding: 0.5 }),
  });
  let open = true;
  let land: GeoJSON | undefined;
  if (tilesUrl === null) {
    void countryOutlines(landLook()).then((outlines) => {
      if (open) land = outlines.addTo(map).bringToBack().setStyle(landLook());
    });
  } else {
    map.attributionControl.setPrefix(false);
    const attribution =
      '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a>';
    tileLayer(tilesUrl, { attribution }).addTo(map);
  }
  const dots = layerGroup().addTo(map);
  const scheme = new MutationObserver(() => {
    land?.setStyle(landLook());
    dots.eachLayer((dot) => (dot as CircleMarker).setStyle(dotLook()));
  });
  scheme.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
  return {
    show(places) {
      dots.clearLayers();
      const look = dotLook();
      for (const { id, name, latitude, longitude } of places) {
        const words = document.createElement('span');
        words.textContent = name;
        circleMarker([latitude, longitude], { radius: 6, weight: 1, fillOpacity: 0.85, ...look })
          .bindTooltip(words)
          .on('click', () => onOpen(id))
          .addTo(dots);
      }
    },
    zoom: (steps) => void map.setZoom(map.getZoom() + steps),
    lookAt(points) {
      const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (points.length === 0) {
        map.setView(home.center, home.zoom, { animate });
        return;
      }
      const all = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
      map.fitBounds(all, { padding: [32, 32], maxZoom: nearest, animate });
    },
    close() {
      open = false;
      scheme.disconnect();
      map.remove();
    },
  };
}
