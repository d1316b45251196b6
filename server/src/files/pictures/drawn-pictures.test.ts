import {
  clubColourNames,
  coloursOfName,
  crestName,
  crestPatterns,
} from '@trattativa/domain/platform/club-colours';
import { describe, expect, test } from 'vitest';
import { drawnName, drawnPicture } from './drawn-pictures.ts';

describe('pictures drawn from their name', () => {
  test('a club has a crest in its two colours', () => {
    const crest = drawnPicture(crestName({ pattern: 'stripes', first: 'red', second: 'white' })) ?? '';
    expect(crest).toMatch(/^<svg /u);
    expect(crest).toContain('#c8202f');
    expect(crest).toContain('#f7f7f2');
  });

  test('every pattern and colour can be drawn, on a crest and on a shirt', () => {
    for (const pattern of crestPatterns)
      for (const first of clubColourNames) {
        expect(drawnPicture(crestName({ pattern, first, second: 'white' }))).not.toBeNull();
        expect(drawnPicture(`face-7-${pattern}-${first}-black.svg`)).not.toBeNull();
      }
    expect(drawnPicture(crestName(coloursOfName('Any Club')))).not.toBeNull();
  });

  test('faces differ from each other, and the same number is the same face', () => {
    const faces = Array.from({ length: 200 }, (_, number) =>
      drawnPicture(`face-${number}-plain-red-white.svg`),
    );
    expect(new Set(faces).size).toBeGreaterThan(190);
    expect(drawnPicture('face-5-plain-red-white.svg')).toBe(faces[5]);
  });

  test('any other name is no picture, so that nothing of a name gets into a drawing', () => {
    for (const name of [
      'crest-stripes-red-toString.svg',
      'crest-constructor-red-white.svg',
      'face-x-plain-red-white.svg',
      'monkey-1-plain-red-white.svg',
      'crest-stripes-red-white.png',
      '../secret.svg',
      '',
    ])
      expect(drawnPicture(name)).toBeNull();
    expect(drawnName('/avatars/crest-stripes-red-white.svg')).toBeNull();
  });
});
