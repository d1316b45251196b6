/** Names of ways to pay that nobody can take back, long enough to be known when a letter is wrong, and unlike other words. */
const names = [
  'westernunion',
  'moneygram',
  'postepay',
  'paysafecard',
  'neosurf',
  'transcash',
  'bitcoin',
  'ethereum',
  'cryptocurrency',
  'criptovaluta',
  'criptomonedas',
  'kryptowahrung',
  'paypal',
  'revolut',
  'satispay',
  'trustwallet',
  'metamask',
] as const;
/** Named for nothing else in talk of a deal. */
const surely: readonly string[] = names.slice(0, names.indexOf('bitcoin'));
/** Known only as they are written: one letter off they are other words. */
const exactly =
  /\b(?:binance|coinbase|usdt|usdc|trc ?20|erc ?20|btc|remitly|worldremit|ria money|skrill|ukash|wallet)\b/;

/**
 * What folded text names such a way to pay by, also misspelt ("wester unoin", "pay pal"): one letter off, two in a name of
 * nine letters or more, never in the first two. `sure`: by a name that is said for nothing else; `likely`: firms and sponsors have it too.
 */
export function paymentNamed(folded: string): 'sure' | 'likely' | null {
  if (exactly.test(folded)) return 'sure';
  const words = folded.split(/[^a-z]+/).filter(Boolean);
  const found = words.flatMap((word, index) => {
    const name = nearName(word) ?? nearName(word + (words[index + 1] ?? ''));
    return name ? [name] : [];
  });
  if (found.length === 0) return null;
  return found.some((name) => surely.includes(name)) ? 'sure' : 'likely';
}

function nearName(word: string): string | undefined {
  return names.find((name) => {
    const allowed = name.length >= 9 ? 2 : 1;
    return (
      word.startsWith(name.slice(0, 2)) &&
      Math.abs(word.length - name.length) <= allowed &&
      isWithin(word, name, allowed)
    );
  });
}

/** Whether one word becomes the other by at most so many letters put in, left out, changed or swapped with the next. */
function isWithin(word: string, name: string, allowed: number): boolean {
  let before: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = word[row - 1] === name[column - 1];
      const isSwapped = word[row - 1] === name[column - 2] && word[row - 2] === name[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return (last[name.length] ?? 0) <= allowed;
}
