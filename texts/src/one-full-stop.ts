const twoStops = /(?<!\.)\.\.(?!\.)/gu;

/** A text whose last word brings a full stop of its own ends with one: “con F.C. Legnago Salus S.S.D.” */
export function oneFullStop(text: string): string {
  return text.replaceAll(twoStops, '.');
}
