import { type Language, languages, locales } from './languages.ts';
import type { Features, TextTree } from './read-texts.ts';

/** A difference between languages: something missing, superfluous or inconsistent. */
export interface Gap {
  language: Language;
  feature: string;
  /** The key with dots; empty when the whole file is missing. */
  key: string;
  problem:
    | 'missing file'
    | 'missing'
    | 'empty'
    | 'other placeholders'
    | 'missing plural form'
    | 'needless plural form';
  /** What was expected: placeholders or the plural form. */
  expected?: string;
}

/** One text: its forms by plural category, or the single form ''. */
type Forms = Map<string, string>;

const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * Compares the seven languages (spec §1): the same files, the same keys, the same placeholders, no empty text, and
 * exactly the plural forms that the language needs (`_zero`, which i18next offers to any language, may be added).
 *
 * @returns no gap when the languages agree, else every gap, in the order of languages and files.
 */
export function findGaps(texts: Readonly<Record<Language, Features>>): Gap[] {
  const features = [...new Set(languages.flatMap((language) => Object.keys(texts[language])))].sort();
  return features.flatMap((feature) => gapsOfFeature(texts, feature));
}

function gapsOfFeature(texts: Readonly<Record<Language, Features>>, feature: string): Gap[] {
  const gaps: Gap[] = [];
  const byLanguage = new Map<Language, Map<string, Forms>>();
  for (const language of languages) {
    const tree = texts[language][feature];
    if (tree) byLanguage.set(language, formsOf(tree));
    else gaps.push({ language, feature, key: '', problem: 'missing file' });
  }
  const keys = [...new Set([...byLanguage.values()].flatMap((forms) => [...forms.keys()]))];
  for (const key of keys) {
    const expected = expectedPlaceholders(byLanguage, key);
    const plural = [...byLanguage.values()].some((forms) => forms.get(key)?.has('other') === true);
    for (const [language, all] of byLanguage) {
      const forms = all.get(key);
      if (!forms) gaps.push({ language, feature, key, problem: 'missing' });
      else gaps.push(...gapsOfText({ language, feature, key }, forms, expected, plural));
    }
  }
  return gaps;
}

type Place = Pick<Gap, 'language' | 'feature' | 'key'>;

function gapsOfText(place: Place, forms: Forms, expected: string, plural: boolean): Gap[] {
  const gaps: Gap[] = [];
  for (const [form, text] of forms) {
    if (text.trim() === '') gaps.push({ ...place, problem: 'empty' });
    // Forms for one or none may say "a goal" or "no goal" instead of the number; the others need all placeholders.
    else if (form === '' || form === 'other' || form === 'many') {
      if (placeholdersOf(text) !== expected) gaps.push({ ...place, problem: 'other placeholders', expected });
    }
  }
  if (!plural) return gaps;
  const needed = new Intl.PluralRules(locales[place.language]).resolvedOptions().pluralCategories as string[];
  for (const form of needed) {
    if (!forms.has(form)) gaps.push({ ...place, problem: 'missing plural form', expected: form });
  }
  for (const form of forms.keys()) {
    if (form !== 'zero' && !needed.includes(form))
      gaps.push({ ...place, problem: 'needless plural form', expected: form });
  }
  return gaps;
}

/** The text of the default language, or of the first language that has it. */
function expectedPlaceholders(byLanguage: ReadonlyMap<Language, Map<string, Forms>>, key: string): string {
  for (const forms of byLanguage.values()) {
    const text = forms.get(key)?.get('other') ?? forms.get(key)?.get('');
    if (text !== undefined) return placeholdersOf(text);
  }
  return '';
}

/** `{{name}}`, `$t(key)` and `<tag>` of a text, sorted, each once; formats (`{{max, number}}`) belong to the placeholder. */
function placeholdersOf(text: string): string {
  const found = text.match(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>/g) ?? [];
  return [...new Set(found.map((placeholder) => placeholder.replaceAll(' ', '')))].sort().join(' ');
}

function formsOf(tree: TextTree): Map<string, Forms> {
  const found = new Map<string, Forms>();
  const add = (key: string, form: string, text: string) => {
    const forms = found.get(key) ?? new Map<string, string>();
    found.set(key, forms.set(form, text));
  };
  const visit = (branch: TextTree, prefix: string) => {
    for (const [name, value] of Object.entries(branch)) {
      if (typeof value !== 'string') {
        visit(value, `${prefix}${name}.`);
        continue;
      }
      const [, stem, form] = pluralKey.exec(name) ?? [];
      const isPlural = stem !== undefined && form !== undefined && `${stem}_other` in branch;
      add(prefix + (isPlural ? stem : name), isPlural ? form : '', value);
    }
  };
  visit(tree, '');
  return found;
}
