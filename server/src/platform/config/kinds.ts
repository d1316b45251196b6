import { isIP } from 'node:net';

/** What values a setting takes. Sentences about a refused value never repeat it: it may be a secret. */
export interface Kind<Value> {
  /** Completes “it must be …”. */
  readonly mustBe: string;
  /** Null when the text is none of this kind. The text is trimmed and not empty. */
  parse(text: string): Value | null;
  /** Free text, in which `#` may stand before a word: “Suite #4”. */
  readonly isProse?: true;
}

/** A text of one line. */
export const prose: Kind<string> = {
  mustBe: 'a text of one line',
  parse: (text) => (/\p{Cc}/u.test(text) ? null : text),
  isProse: true,
};

/** A text that the pattern describes. */
export function pattern(shape: RegExp, mustBe: string): Kind<string> {
  return { mustBe, parse: (text) => (shape.test(text) ? text : null) };
}

export function oneOf<const Word extends string>(...words: readonly Word[]): Kind<Word> {
  return {
    mustBe: `one of ${words.join(', ')}`,
    parse: (text) => words.find((word) => word === text) ?? null,
  };
}

/** At least one part between commas, each of the kind; parts without content are left out. */
export function listOf<Value>(kind: Kind<Value>, mustBe: string): Kind<Value[]> {
  return {
    mustBe,
    parse(text) {
      const parts = text.split(',').map((part) => part.trim());
      const values = parts.filter(Boolean).map((part) => kind.parse(part));
      return values.length === 0 || values.includes(null) ? null : (values as Value[]);
    },
  };
}

const on = ['on', 'true', 'yes', '1'];
const off = ['off', 'false', 'no', '0'];

export const onOff: Kind<boolean> = {
  mustBe: 'on or off',
  parse(text) {
    const word = text.toLowerCase();
    if (on.includes(word)) return true;
    return off.includes(word) ? false : null;
  },
};

export const port: Kind<number> = {
  mustBe: 'a port: a whole number from 0 to 65535',
  parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null),
};

/** A whole number within bounds, in digits. */
export function wholeNumber(min: number, max: number): Kind<number> {
  return {
    mustBe: `a whole number from ${min} to ${max}`,
    parse(text) {
      const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return number >= min && number <= max ? number : null;
    },
  };
}

/** An address with one of the schemes and a host, such as `redis://host:6379`. */
export function address(schemes: readonly string[], example: string): Kind<string> {
  return {
    mustBe: `an address such as ${example}, with special characters of the password written as %23`,
    parse(text) {
      // PostgreSQL's address of a local socket has a user and no host: postgres://user@/name?host=/run/postgresql
      const url = URL.parse(text.replace('@/', '@socket/'));
      const isOurs = url !== null && schemes.includes(url.protocol.slice(0, -1));
      return isOurs && !/\s/.test(text) && (url.host !== '' || url.search !== '') ? text : null;
    },
  };
}

/** Scheme, host and port of a site: the address without anything behind it, as browsers compare it. */
export const origin: Kind<string> = {
  mustBe: 'an address such as https://trattativa.example, without a path behind it',
  parse(text) {
    const url = URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol) || /[\s?#]/.test(text)) return null;
    return url.pathname === '/' && url.username === '' && url.password === '' ? url.origin : null;
  },
};

/** Names of networks that `proxy-addr` knows, as Fastify's `trustProxy` takes them. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (networkNames.includes(text)) return true;
  const [start = '', bits, more] = text.split('/');
  const version = isIP(start);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * The proxies whose `X-Forwarded-For` is believed: how many stand in front of the service, or their networks. `true` is one
 * proxy: to believe every sender would let any caller choose its address.
 */
export const proxies: Kind<number | string[]> = {
  mustBe:
    'the number of proxies in front of the service (true: one), or their addresses, networks such as 10.0.0.0/8 or loopback, separated by commas',
  parse(text) {
    if (/^[0-9]$/.test(text)) return Number(text);
    const whether = onOff.parse(text);
    if (whether !== null) return whether ? 1 : 0;
    const networks = text.split(',').map((network) => network.trim());
    return networks.every(isNetwork) ? networks : null;
  },
};
