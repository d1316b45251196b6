import { examplePlayer } from '@trattativa/contract/people/players/example-player';
import { playerInput } from '@trattativa/contract/people/players/player';
import { mandatoryPlayerFields } from '@trattativa/domain/people/players/mandatory-fields';
import { describe, expect, it } from 'vitest';
import { differences, emptyPlayer, inputOf, missingIn, valuesOf } from './player-form-values.ts';

describe('the form of a player', () => {
  it('returns the record that filled it', () => {
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

  it('sends empty fields as null, not as text', () => {
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

  it('names every missing mandatory field', () => {
    expect(missingIn(emptyPlayer)).toHaveLength(mandatoryPlayerFields.length);
    expect(missingIn(valuesOf(examplePlayer))).toEqual([]);
    expect(missingIn({ ...valuesOf(examplePlayer), phone: ' ', searchLevels: [] })).toEqual([
      'phone',
      'searchLevels',
    ]);
  });

  it('names the fields in which two versions differ', () => {
    const mine = valuesOf(examplePlayer);
    expect(differences(mine, { ...mine, version: 9, heightCm: 180, searchLevels: [2] })).toEqual([
      'heightCm',
      'searchLevels',
    ]);
  });
});
