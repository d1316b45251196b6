import { createInstance } from 'i18next';
import { type Language, locales } from './languages.ts';
import { oneFullStop } from './one-full-stop.ts';
import { readTexts } from './read-texts.ts';
import type { TextFile, TextKey, TextsOf, TextValues } from './text-keys.ts';

/** What a text's placeholders are filled with; `count` also chooses the plural form. */
export type TextParameters = Readonly<Record<string, string | number>>;

type Translate = (key: string, parameters: TextParameters) => string;

const translators = new Map<Language, Translate>();

/** Mistakes of ours that tests must bring out; in production an imperfect text is better than a failed call. */
const strict = process.env.NODE_ENV !== 'production';

/**
 * A text for mails, answers and documents, from `texts/<language>/<feature>.json`. The files of a language are read
 * once, when it is first used. Parameters are put in as they are: whoever writes HTML escapes them.
 *
 * @param key `<feature>:<key with dots>`, like `errors:EMAIL_EXISTS`
 * @throws outside production, when there is no such text or a parameter is missing
 */
export function translate<const Key extends TextKey>(
  language: Language,
  key: Key,
  ...[parameters = {}]: TextValues<Key, TextKey>
): string {
  let translator = translators.get(language);
  if (!translator) {
    translator = translatorOf(language);
    translators.set(language, translator);
  }
  return translator(key, parameters as TextParameters);
}

/** Says the texts of one file, or of several of which the first is meant by a key without a file; as `translate` does. */
export function textsIn<const Files extends TextFile | readonly [TextFile, ...TextFile[]]>(
  language: Language,
  files: Files,
): TextsOf<Files> {
  const [first] = [files].flat();
  const say = (key: string, parameters?: TextParameters) =>
    translate(language, (key.includes(':') ? key : `${first}:${key}`) as TextKey, parameters);
  return say as TextsOf<Files>;
}

function translatorOf(language: Language): Translate {
  const instance = createInstance();
  const locale = locales[language];
  const features = readTexts(language);
  // Synchronous, since the texts are at hand; its promise only says so.
  void instance.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    ns: Object.keys(features),
    resources: { [locale]: features },
    interpolation: { escapeValue: false },
    returnNull: false,
    returnEmptyString: false,
    missingInterpolationHandler: (text, match) => missing(`"${match[1]}" for "${text}"`, ''),
    parseMissingKeyHandler: (key) => missing(`text "${key}"`, key),
  });
  return (key, parameters) => oneFullStop(instance.t(key, { ...parameters }));
}

function missing(what: string, instead: string): string {
  if (strict) throw new Error(`there is no ${what}`);
  return instead;
}
