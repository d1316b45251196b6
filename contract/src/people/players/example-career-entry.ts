import type { StoredCareerEntry } from './career.ts';

/** A career entry of the career, for examples. */
export const exampleCareerEntry: StoredCareerEntry = {
  id: 160001,
  teamId: 20001,
  clubName: 'Virtus Brenta',
  category: 6,
  level: 3,
  division: 'Serie D, girone C',
  season: '2025/26',
  startYear: 2025,
  endYear: 2026,
  appearances: 28,
  starts: 24,
  minutes: 2140,
  goals: 7,
  assists: 5,
  yellowCards: 4,
  redCards: 0,
  cleanSheets: null,
  figuresUrl: null,
  figuresSource: 'entered',
  figuresBy: 'agent',
  figuresAt: '2026-10-02T09:30:00.000Z',
  verifiedAt: '2026-10-04T09:30:00.000Z',
  refusedAt: null,
  salary: 900,
};
