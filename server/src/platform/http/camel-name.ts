/** A text as a name in code: `Fair play` is `fairPlay`; a digit at its beginning goes to its end, as in `situations1v1`. */
export function camelName(text: string): string {
  const [first = '', ...others] = text.match(/[\p{L}\d]+/gu) ?? [];
  const words = /^\d/.test(first) ? [...others, first] : [first, ...others];
  return words
    .map((word, index) => {
      const letter = word.charAt(0);
      return (index === 0 ? letter.toLowerCase() : letter.toUpperCase()) + word.slice(1);
    })
    .join('');
}
