const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

/** Words for comparison: without accents and case, everything but letters and digits as one space. */
export function foldWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßøđðłæœþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** As `foldWord`, without any space. */
export function foldTight(text: string): string {
  return foldWord(text).replaceAll(' ', '');
}

/** A table of words by value, as a map from the folded word. The first value of a word stays. */
export function wordMap<Value>(rows: Iterable<readonly [Value, string]>): ReadonlyMap<string, Value> {
  const map = new Map<string, Value>();
  for (const [value, words] of rows) {
    for (const word of words.split(',')) {
      const folded = foldWord(word);
      if (folded !== '' && !map.has(folded)) map.set(folded, value);
    }
  }
  return map;
}
