import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../languages.ts';
import { readTexts, type TextTree } from '../read-texts.ts';

/** Texts in which a word means something else than the thing for which it is not used. */
const exceptions: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  it: {
    'catalogue:coachingStaffRole.2': 'a role of the specification, as Italian clubs call it',
    'catalogue:skill.12': 'team spirit is a skill of the specification',
    'chat-evidence:rule.costsYou': 'a place among the eleven',
    'fitness:level.beside': 'the teams of a club',
    'offers:form.teamBonuses': 'a bonus for what the eleven reach together',
    'offers:value.result': 'what the eleven reach together',
    'onboarding:club.field.firstTeam': 'one of the teams of a club',
    'onboarding:club.firstTeam': 'one of the teams of a club',
    'onboarding:club.question.team': 'one of the teams of a club',
    'teams:field.scouting.firstTeam': 'one of the teams of a club',
  },
  en: {
    'home:agent.fourth.title': 'the chats of other services',
    'registrations:squad.title': 'the players of a club, not the club',
  },
};

/** The words to avoid of each language, from the tables of the glossary. */
function avoidedWords(): Record<string, string[]> {
  const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
  const avoided: Record<string, string[]> = {};
  let language = '';
  for (const line of glossary.split('\n')) {
    language = /^### .+ \((\w\w)\)$/u.exec(line)?.[1] ?? (line.startsWith('#') ? '' : language);
    const cells = line.split('|').map((cell) => cell.trim());
    if (language === '' || cells.length !== 5 || cells[1] === 'Thing' || cells[1]?.startsWith('---'))
      continue;
    avoided[language] = [...(avoided[language] ?? []), ...(cells[3] ?? '').split(', ')];
  }
  return avoided;
}

/** The words, whole: not within another word, nor behind the hyphen that does not break (`E‑Mail`). */
function wholeWords(words: readonly string[]): RegExp {
  const patterns = words.map((word) => RegExp.escape(word).replaceAll('\\*', '\\p{L}*'));
  return new RegExp(`(?<![\\p{L}\\u2011])(?:${patterns.join('|')})(?!\\p{L})`, 'iu');
}

/** What a reader sees: without placeholders and tags. */
const shown = (text: string) => text.replaceAll(/\{\{.*?\}\}|<[^>]+>/gu, ' ');

function textsOf(tree: TextTree, prefix: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : textsOf(value, `${prefix}${name}.`),
  );
}

describe.each(languages)('the words of the glossary in "%s"', (language) => {
  const avoided = wholeWords(avoidedWords()[language] ?? []);
  const texts = Object.entries(readTexts(language)).flatMap(([file, tree]) => textsOf(tree, `${file}:`));
  const found = texts.filter(([, text]) => avoided.test(shown(text)));
  const excepted = Object.keys(exceptions[language] ?? {});

  it('stand in every text, none of those to avoid', () => {
    expect(found.filter(([key]) => !excepted.includes(key))).toEqual([]);
  });

  it('have no exception that is not needed', () => {
    expect(
      found
        .map(([key]) => key)
        .filter((key) => excepted.includes(key))
        .sort(),
    ).toEqual(excepted);
  });
});

it('a word is found whole, in any case, and by its beginning where the glossary says so', () => {
  const avoided = wholeWords(['provino', 'giocator*', 'e-mail']);
  for (const text of ['Un Provino.', 'i giocatori', 'E-mail']) expect(text).toMatch(avoided);
  for (const text of ['approvino', 'provincia', 'e\u2011mail', 'rigiocatore'])
    expect(text).not.toMatch(avoided);
});
