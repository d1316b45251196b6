import { expect, it } from 'vitest';
import { checkStyles, readStyles } from './styles.ts';

const sheet = (text: string) => readStyles([{ path: 'web/src/teams/x.module.css', text }]);
const code = (text: string) => readStyles([{ path: 'web/src/teams/x.tsx', text }]);

it.each([
  '13px',
  '0.8125rem',
  'var(--mantine-font-size-huge)',
  'var(--mantine-font-size-lg, 2rem)',
  'smaller',
])('refuses the font size %s in a style sheet', (size) => {
  expect(sheet(`.a { font-size: ${size}; }`).sizes).toHaveLength(1);
});

it.each([
  'var(--mantine-font-size-secondary)',
  'var(--mantine-font-size-lg, 1.125rem)',
  'inherit',
  'calc(var(--side) * 0.36)',
])('accepts the font size %s in a style sheet', (size) => {
  expect(sheet(`.a { font-size: ${size}; }`).sizes).toEqual([]);
});

it('refuses a weight as a number and a size within the font shorthand', () => {
  expect(sheet('.a { font-weight: 600; }').weights).toHaveLength(1);
  expect(sheet('.a { font-weight: var(--mantine-font-weight-medium); }').weights).toEqual([]);
  expect(sheet('.a { font: 600 13px Inter; }').sizes).toHaveLength(1);
});

it.each([
  '<Text fz={13}>',
  '<Text fz="13px">',
  "<p style={{ fontSize: '0.8rem' }}>",
  '<p style={{ fontSize: size * 0.36 }}>',
  '<text fontSize={11}>',
])('refuses the size in %s', (text) => {
  expect(code(text).sizes).toHaveLength(1);
});

it('accepts steps of the scale by name and refuses numeric weights in code', () => {
  expect(code('<Text fz="secondary">').sizes).toEqual([]);
  expect(code('<Text fw={600}>').weights).toHaveLength(1);
  expect(code('<Text fw="var(--mantine-font-weight-medium)">').weights).toEqual([]);
});

it('counts spacings off the 4-px grid and refuses more than the ceiling', () => {
  const sources = [
    { path: 'web/src/teams/x.module.css', text: '.a { padding: 10px 16px; gap: 2px; margin: -8px; }' },
  ];
  expect(readStyles(sources).offGrid).toHaveLength(1);
  expect(checkStyles(sources, 1)).toEqual([]);
  expect(checkStyles(sources, 0)).toHaveLength(2);
});

it('refuses a style sheet of another folder', () => {
  expect(code("import classes from '../players/player-line.module.css';").foreignSheets).toHaveLength(1);
  expect(code("import classes from './team.module.css';").foreignSheets).toEqual([]);
  expect(code("import '@mantine/core/styles/Button.layer.css';").foreignSheets).toEqual([]);
});
