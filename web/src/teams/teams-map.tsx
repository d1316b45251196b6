import 'leaflet/dist/leaflet.css';
import type { GeoJsonObject } from 'geojson';
import { canvas, circleMarker, geoJSON, type LayerGroup, layerGroup, map as makeMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { useFormats } from '../platform/i18n/use-formats.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { teamPath } from './team-paths.ts';
import { type TeamListInput, useTeamPlaces } from './teams.queries.ts';
import classes from './teams-map.module.css';
import world from './world-shapes.ts';

/** Where the map looks while there is nothing to look at: Italy and around. */
const home = { center: [44, 8] as [number, number], zoom: 5 };

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The clubs of the filters as dots on a map of countries that comes with the program: no tile server is asked. */
export default function TeamsMap({ input }: { input: TeamListInput }) {
  const { t } = useTranslation('teams');
  const { number } = useFormats();
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const dots = useRef<LayerGroup | null>(null);
  const { data, error, refetch } = useTeamPlaces(input);

  useEffect(() => {
    if (!element.current) return;
    const drawn = makeMap(element.current, {
      ...home,
      minZoom: 2,
      maxZoom: 12,
      worldCopyJump: true,
      attributionControl: false,
      zoomControl: false,
      renderer: canvas({ padding: 0.5 }),
    });
    const shapes = feature(world as unknown as Topology, 'countries') as GeoJsonObject;
    geoJSON(shapes, {
      interactive: false,
      style: { fillColor: token('--tv-card'), fillOpacity: 1, color: token('--tv-line'), weight: 1 },
    }).addTo(drawn);
    dots.current = layerGroup().addTo(drawn);
    return () => {
      drawn.remove();
      dots.current = null;
    };
  }, []);

  useEffect(() => {
    const layer = dots.current;
    if (!layer || !data) return;
    layer.clearLayers();
    for (const { id, name, latitude, longitude } of data.items) {
      circleMarker([latitude, longitude], {
        radius: 6,
        color: token('--tv-card'),
        weight: 1,
        fillColor: token('--tv-accent'),
        fillOpacity: 0.85,
      })
        .bindTooltip(document.createTextNode(name) as unknown as HTMLElement)
        .on('click', () => void navigate(teamPath(id)))
        .addTo(layer);
    }
  }, [data, navigate]);

  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return (
    <figure className={classes.figure}>
      <div ref={element} className={classes.map} role="application" aria-label={t('map.label')} />
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
