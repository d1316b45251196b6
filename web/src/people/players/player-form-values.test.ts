import { examplePlayer } from '@trattativa/contract/people/players/example-player';
import { playerInput } from '@trattativa/contract/people/players/player';
import { describe, expect, it } from 'vitest';
import { mandatoryFields } from './completeness-bar.tsx';
import { differences, emptyPlayer, inputOf, missingIn, valuesOf } from './player-form-values.ts';

describe('the form of a player', () => {
  it('gives back the record that it was filled with', () => {
    const { id, version, name, searchLevels, salary, bornDate, videoUrl, youtubeUrl, euPassport } =
      examplePlayer;
    const input = inputOf(valuesOf(examplePlayer));
    expect(input).toMatchObject({
      id,
      version,
      name,
      searchLevels,
      salary,
      bornDate,
      videoUrl,
      youtubeUrl,
      euPassport,
    });
    expect(playerInput.safeParse(input).success).toBe(true);
  });

  it('sends what was left open as empty, not as a text', () => {
    const input = inputOf({ ...emptyPlayer, name: 'Ada', surname: 'Rossi', videoUrl: '  ' });
    expect(input).toMatchObject({
      id: null,
      bornDate: null,
      videoUrl: null,
      euPassport: null,
      heightCm: null,
    });
    expect(playerInput.safeParse(input).success).toBe(true);
  });

  it('names every mandatory field that is missing', () => {
    expect(missingIn(emptyPlayer)).toHaveLength(mandatoryFields);
    expect(missingIn(valuesOf(examplePlayer))).toEqual([]);
    expect(missingIn({ ...valuesOf(examplePlayer), phone: ' ', searchLevels: [] })).toEqual([
      'phone',
      'searchLevels',
    ]);
  });

  it('shows in what two versions differ', () => {
    const mine = valuesOf(examplePlayer);
    expect(differences(mine, { ...mine, version: 9, heightCm: 180, searchLevels: [2] })).toEqual([
      'heightCm',
      'searchLevels',
    ]);
  });
});
