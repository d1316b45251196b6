/** What a browser that translates by itself offers (the Translator and Language Detector APIs). */
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

/** Whether this browser translates on the device: what is said in a deal is sent to nobody else for it. */
export function canTranslate(): boolean {
  return browser.Translator !== undefined && browser.LanguageDetector !== undefined;
}

export interface Translation {
  /** The language of the original, as a code. */
  from: string;
  /** Null: it is in the wanted language already. */
  text: string | null;
}

/** Translates on the device. Rejects when the browser does not know the languages. To be called behind a press: it may have to fetch them first. */
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
