import { describe, expect, it } from 'vitest';
import { readTexts, type TextTree } from './read-texts.ts';

/** Punctuation that French separates by a space, with an ordinary, breaking space. */
const breaks = / [:;?!»%€]|« /;
/** `; ? !` take the narrow non-breaking space, `:` and quotation marks the full one; this finds the wrong one. */
const otherSpace = /\u00a0[;?!]|\u202f[:»]|«\u202f/;

/** Every text of a tree with its key, in the order of the file. */
function textsOf(tree: TextTree, prefix: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : textsOf(value, `${prefix}${name}.`),
  );
}

const french = Object.entries(readTexts('fr')).flatMap(([feature, tree]) => textsOf(tree, `${feature}:`));
const found = (pattern: RegExp) => french.filter(([, text]) => pattern.test(text));

describe('a French line never begins with a sign', () => {
  it('since no ordinary space stands before : ; ? ! » % € or after «', () => {
    expect(found(breaks)).toEqual([]);
  });

  it('the space is narrow before ; ? ! and full before : and inside « »', () => {
    expect(found(otherSpace)).toEqual([]);
  });

  it('no space is missing before punctuation at the end of a word', () => {
    expect(found(/[\p{L})}][:;?!](?=\s|$)|«\S|\S»/u)).toEqual([]);
  });
});
