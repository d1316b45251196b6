/** Names of irreversible payment methods that are recognised with typing errors: long, and unlike other words. */
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
/** Names with no other meaning in talk about a deal. */
const surely: readonly string[] = names.slice(0, names.indexOf('bitcoin'));
/** Matched exactly, because a single typing error would make another word. */
const exactly =
  /\b(?:binance|coinbase|usdt|usdc|trc ?20|erc ?20|btc|remitly|worldremit|ria money|skrill|ukash|wallet)\b/;

/**
 * Finds the name of such a payment method in folded text, with typing errors ("wester unoin", "pay pal"): one wrong letter,
 * two in a name of nine letters or more, none in the first two. `sure`: the name has no other meaning; `likely`: companies and sponsors use it too.
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

/** Whether the words differ by at most so many letters inserted, omitted, replaced or swapped with the next one. */
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
