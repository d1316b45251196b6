import { describe, expect, it } from 'vitest';
import { repairAroundValues } from './repair-around-values.ts';

describe('a sentence whose last word is a name with a full stop', () => {
  it.each([
    ['La trattativa con F.C. Legnago Salus S.S.D..', 'La trattativa con F.C. Legnago Salus S.S.D.'],
    ['Con la S.S.D.. Rispondi ora.', 'Con la S.S.D. Rispondi ora.'],
    ['Un attimo...', 'Un attimo...'],
    ['Pro Patria.', 'Pro Patria.'],
  ])('%s', (text, told) => {
    expect(repairAroundValues(text, 'it')).toBe(told);
  });
});

describe('an article before a number', () => {
  it.each([
    ['it', 'Fino al 8 gennaio', "Fino all'8 gennaio"],
    ['it', 'dal 11 al 18 marzo', "dall'11 al 18 marzo"],
    ['it', 'Il 8/12/2026 scade', "L'8/12/2026 scade"],
    ['it', 'pagato il 11 nov', "pagato l'11 nov"],
    ['it', 'nel 80 % dei casi', "nell'80 % dei casi"],
    ['it', 'entro il 1 luglio del 2011', 'entro il 1 luglio del 2011'],
    ['it', 'dal 110 al 118', 'dal 110 al 118'],
    ['it', 'alle 8 di sera', 'alle 8 di sera'],
    ['ca', 'Fins al 11 de novembre', "Fins a l'11 de novembre"],
    ['ca', 'El 1 de juliol', "L'1 de juliol"],
    ['ca', 'del 1 al 8 de març', "de l'1 al 8 de març"],
    ['ca', 'pel 11 de maig', "per l'11 de maig"],
    ['ca', 'el 12, el 1.000 i el 118', 'el 12, el 1.000 i el 118'],
    ['es', 'hasta el 8 de enero, del 11 al 18', 'hasta el 8 de enero, del 11 al 18'],
  ] as const)('%s: %s', (language, text, mended) => {
    expect(repairAroundValues(text, language)).toBe(mended);
  });
});

describe('a preposition before a name with the same vowel', () => {
  it.each([
    ['it', 'Tocca a Ascoli', 'Tocca ad Ascoli'],
    ['it', 'Offerta a Àngel Pérez e Emma Riva', 'Offerta ad Àngel Pérez ed Emma Riva'],
    ['it', 'Promosso in Serie A Ascoli, a A.C. Milan', 'Promosso in Serie A Ascoli, ad A.C. Milan'],
    ['it', 'tocca a te, arriva a aprile, Serie A Elite', 'tocca a te, arriva a aprile, Serie A Elite'],
    ['es', 'Le toca a Alicante', 'Le toca a Alicante'],
  ] as const)('%s: %s', (language, text, mended) => {
    expect(repairAroundValues(text, language)).toBe(mended);
  });
});
