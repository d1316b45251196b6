/** How often a player was looked at; apart from the other doors, since it draws a chart. */
export { default as ViewsPanel } from './player-views/views-panel.tsx';
