import { afterEach, describe, expect, it, vi } from 'vitest';
import { canTranslate, translateText } from './translate-text.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that detects this language in every text and returns the target language as translation. */
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
  it('is not translatable if the browser does not support it', async () => {
    expect(canTranslate()).toBe(false);
    await expect(translateText('Guten Tag', 'it')).rejects.toThrow();
  });

  it('is translated from the detected language', async () => {
    translating('pt-BR');
    expect(canTranslate()).toBe(true);
    expect(await translateText('Bom dia', 'it')).toEqual({ from: 'pt', text: 'pt→it: Bom dia' });
  });

  it('is not changed if it is in the reader’s language', async () => {
    translating('it');
    expect(await translateText('Buongiorno', 'it')).toEqual({ from: 'it', text: null });
  });
});
