const twoStops = /(?<!\.)\.\.(?!\.)/gu;

/** Avoids a double full stop after a last word that ends with one: “con F.C. Legnago Salus S.S.D.” */
export function oneFullStop(text: string): string {
  return text.replaceAll(twoStops, '.');
}
