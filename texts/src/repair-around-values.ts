import type { Language } from './languages.ts';

const twoStops = /(?<!\.)\.\.(?!\.)/gu;
/** Before otto, ottanta, ottocento, ottomila and undici. */
const italian = /\b(i|a|da|de|ne|su)l (?=8|11(?!\d))/giu;
/** Before a name with the same vowel; a name is known by its capital. */
const euphonic = /\b(?:a(?= [AÀÁ])|e(?= [EÈÉ]))/gu;
/** Before un and onze, not before mil. */
const catalan = /\b(e|a|de|pe)l (?=11?(?![\d.]*\d))/giu;

/**
 * Mends what a value does to the words around it. A last word that ends with a full stop ends the sentence too: “con F.C. Legnago Salus
 * S.S.D.” Before a number that is read with a vowel the article is elided: “fino all'8 gennaio”, “de l'11 de novembre”. Italian tells
 * two equal vowels apart: “tocca ad Ascoli”, “Rossi ed Empoli”.
 */
export function repairAroundValues(text: string, language: Language): string {
  const ended = text.replace(twoStops, '.');
  if (language === 'it')
    return ended
      .replace(italian, (_, stem: string) => (/i/i.test(stem) ? elided(stem) : `${stem}ll'`))
      .replace(euphonic, '$&d');
  if (language === 'ca')
    return ended.replace(catalan, (_, stem: string) =>
      /^e/i.test(stem) ? elided(stem) : `${stem.replace(/^(p)e/i, '$1er')} l'`,
    );
  return ended;
}

/** The article alone, at the beginning of a sentence or within it. */
function elided(stem: string): string {
  return stem === stem.toUpperCase() ? "L'" : "l'";
}
