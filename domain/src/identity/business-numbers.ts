/** Letters of a country, then what its tax office gives; at most as long as the electronic invoice allows. */
const foreignVatNumber = /^[A-Z]{2}[A-Z0-9]{2,28}$/;

/** Whether a VAT number can be one. An Italian one has eleven digits, the last of them a check digit. */
export function isVatNumber(number: string, country: string): boolean {
  if (country !== 'IT') return foreignVatNumber.test(number);
  const digits = /^(?:IT)?(\d{11})$/.exec(number)?.[1];
  return digits !== undefined && hasLuhnCheckDigit(digits);
}

function hasLuhnCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Whether an IBAN can be one: its two check digits are right (ISO 13616). Written without spaces. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
