import type { Language } from '@trattativa/texts/languages';
import { repairAroundValues } from '@trattativa/texts/repair-around-values';
import { type BackendModule, createInstance, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { ChunkLoadError } from '../chunks/load-chunk.ts';
import { language } from './language.ts';
import { loadTexts, textsOfEveryPage } from './load-texts.ts';

const lazyFiles: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init() {},
  read(code, feature, done) {
    loadTexts(code as Language, feature).then(
      (texts) => done(null, texts as Parameters<typeof done>[1]),
      (error: Error) => done(error, null),
    );
  },
};

const aroundValues: PostProcessorModule = {
  type: 'postProcessor',
  name: 'aroundValues',
  process: (text: string) => repairAroundValues(text, i18n.language as Language),
};

/** A missing text is a bug: it must not stay unnoticed. */
const strict = import.meta.env.DEV
  ? {
      saveMissing: true,
      missingKeyHandler(codes: readonly string[], feature: string, key: string) {
        throw new Error(`no text "${feature}:${key}" in ${codes.join(', ')}`);
      },
    }
  : {};

/** The texts of the screens. A namespace is a feature; `useTranslation('<feature>')` loads it on first use. */
export const i18n = createInstance().use(lazyFiles).use(aroundValues).use(initReactI18next);

/** Loads what every page needs. Rejects if the texts of the page do not load. */
export async function startI18n(): Promise<void> {
  await i18n.init({
    lng: language.get(),
    fallbackLng: false,
    ns: textsOfEveryPage,
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    postProcess: aroundValues.name,
    returnNull: false,
    maxRetries: 1,
    ...strict,
  });
  language.subscribe(() => void switchTo(language.get()));
  document.documentElement.lang = i18n.language;
}

/**
 * Loads the used namespaces in the new language first, to avoid flicker, then switches. If one does not load, the old
 * language stays on screen until the next page load.
 */
async function switchTo(code: Language): Promise<void> {
  const used = i18n.options.ns as readonly string[];
  try {
    await Promise.all(used.map((feature) => loadTexts(code, feature)));
  } catch (error) {
    if (error instanceof ChunkLoadError) return;
    throw error;
  }
  if (code !== language.get()) return;
  await i18n.changeLanguage(code);
  document.documentElement.lang = code;
}
