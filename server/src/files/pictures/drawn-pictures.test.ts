import {
  clubColourNames,
  coloursOfName,
  crestName,
  crestPatterns,
} from '@trattativa/domain/platform/club-colours';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawnBitmap, drawnName, drawnPicture } from './drawn-pictures.ts';

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

  test('a crest is also a small PNG in its two colours, clear around the shield', async () => {
    const crest = await drawnBitmap('crest-halves-red-white.png');
    const { data, info } = await sharp(crest ?? undefined)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
    expect(info).toMatchObject({ width: 96, height: 96, channels: 4 });
    // The left half is a little lighter.
    expect(pixel(30, 48)).toEqual([206, 58, 71, 255]);
    expect(pixel(66, 48)).toEqual([247, 247, 242, 255]);
    expect(pixel(2, 2)[3]).toBe(0);
    expect(await drawnBitmap('crest-halves-red-white.png')).toBe(crest);
    for (const name of [
      'crest-halves-red-white.svg',
      'crest-halves-red-toString.png',
      'face-7-plain-red-white.png',
    ])
      expect(drawnBitmap(name)).toBeNull();
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
