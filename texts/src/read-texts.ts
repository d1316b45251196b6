import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Language, languages } from './languages.ts';

/** The content of a text file: sentences, nested to any depth. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The texts of each feature, by feature. */
export type Features = Readonly<Record<string, TextTree>>;

const folder = new URL('../', import.meta.url);

/** Every feature of one language, from `<language>/<module>/<feature>.json`. Throws when a file is not JSON or two have one name. */
export function readTexts(language: Language): Features {
  const home = new URL(`${language}/`, folder);
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const entries = files
    .sort()
    .map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(new URL(file.replaceAll('\\', '/'), home), 'utf8')) as TextTree,
    ]);
  const features = Object.fromEntries(entries) as Features;
  if (Object.keys(features).length !== files.length)
    throw new Error(
      `two text files of "${language}" have one name: a name stands for one file over all modules`,
    );
  return features;
}

/** Every feature of every language. */
export function readAllTexts(): Record<Language, Features> {
  return Object.fromEntries(languages.map((language) => [language, readTexts(language)])) as Record<
    Language,
    Features
  >;
}
