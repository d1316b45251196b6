/** The Translator and Language Detector APIs of a browser. */
interface BrowserTranslation {
  LanguageDetector?: {
    create(): Promise<{ detect(text: string): Promise<{ detectedLanguage: string }[]>; destroy(): void }>;
  };
  Translator?: {
    create(languages: {
      sourceLanguage: string;
      targetLanguage: string;
    }): Promise<{ translate(text: string): Promise<string>; destroy(): void }>;
  };
}

const browser = globalThis as BrowserTranslation;

/** Whether this browser translates on the device: the messages of a deal must not be sent to a third party. */
export function canTranslate(): boolean {
  return browser.Translator !== undefined && browser.LanguageDetector !== undefined;
}

export interface Translation {
  /** The language code of the original. */
  from: string;
  /** Null if it is already in the target language. */
  text: string | null;
}

/**
 * Translates on the device. Rejects if the browser does not support the languages. Needs a user gesture: the browser
 * may have to download them.
 */
export async function translateText(text: string, into: string): Promise<Translation> {
  const { LanguageDetector, Translator } = browser;
  if (!LanguageDetector || !Translator) throw new Error('this browser does not translate');
  const detector = await LanguageDetector.create();
  const [best] = await detector.detect(text).finally(() => detector.destroy());
  const from = best?.detectedLanguage.split('-')[0] ?? 'und';
  if (from === into) return { from, text: null };
  const translator = await Translator.create({ sourceLanguage: from, targetLanguage: into });
  return { from, text: await translator.translate(text).finally(() => translator.destroy()) };
}
