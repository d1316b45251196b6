import { describe, expect, it } from 'vitest';
import { readTexts, type TextTree } from './read-texts.ts';

/** What French sets a space before or after, with the ordinary space that would let the line break there. */
const breaks = / [:;?!»%€]|« /;
/** The fine space of `; ? !`, and the whole one of `:` and the quotation marks, are never the other. */
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

  it('and the space is fine before ; ? ! and whole before : and inside « »', () => {
    expect(found(otherSpace)).toEqual([]);
  });

  it('and none is forgotten before a sign that ends a word', () => {
    expect(found(/[\p{L})}][:;?!](?=\s|$)|«\S|\S»/u)).toEqual([]);
  });
});
