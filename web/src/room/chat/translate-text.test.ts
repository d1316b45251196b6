import { afterEach, describe, expect, it, vi } from 'vitest';
import { canTranslate, translateText } from './translate-text.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that takes everything for this language and says into which it translates. */
function translating(detectedLanguage: string): void {
  const destroy = () => {};
  vi.stubGlobal('LanguageDetector', {
    create: async () => ({ detect: async () => [{ detectedLanguage }], destroy }),
  });
  vi.stubGlobal('Translator', {
    create: async ({ sourceLanguage, targetLanguage }: Record<string, string>) => ({
      translate: async (text: string) => `${sourceLanguage}→${targetLanguage}: ${text}`,
      destroy,
    }),
  });
}

describe('a message in another language', () => {
  it('is not offered to be translated where the browser cannot', async () => {
    expect(canTranslate()).toBe(false);
    await expect(translateText('Guten Tag', 'it')).rejects.toThrow();
  });

  it('is translated from the language in which it is found to be', async () => {
    translating('pt-BR');
    expect(canTranslate()).toBe(true);
    expect(await translateText('Bom dia', 'it')).toEqual({ from: 'pt', text: 'pt→it: Bom dia' });
  });

  it('stays as it is when that is the reader’s own', async () => {
    translating('it');
    expect(await translateText('Buongiorno', 'it')).toEqual({ from: 'it', text: null });
  });
});
