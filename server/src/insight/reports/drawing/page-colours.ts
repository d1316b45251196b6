/** The colours and edge of a printed report; the colours are those of the light screens. */
export const ink = '#16211b';
export const soft = '#4a5750';
export const faint = '#5d6a63';
export const line = '#b9c4bd';
export const accent = '#0f6b3c';
export const tint = '#eaf3ed';
export const edge = 48;

/** The badge of a league by its level, from the first tier down; lower ones are neutral. */
export const leagueColours: Readonly<Record<number, string>> = {
  0: '#1e3a6e',
  1: '#5a3278',
  2: '#0d5f66',
  3: '#7a4716',
};
