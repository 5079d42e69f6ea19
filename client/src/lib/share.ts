/** Shares of a game as people read them: in hundredths, in the manner of the language. */

const formats = new Map<string, Intl.NumberFormat>();

function format(language: string, signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
  const key = language + signDisplay;
  let kept = formats.get(key);
  if (!kept) formats.set(key, (kept = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0, signDisplay })));
  return kept;
}
// A true minus; and nothing less than nothing.
const said = (kept: Intl.NumberFormat, share: number) => kept.format(Math.round(share * 100) / 100 || 0).replace('-', '\u2212');

export const share = (of: number, language: string) => said(format(language, 'auto'), of);
/** The same with its sign, for what is added. */
export const change = (by: number, language: string) => said(format(language, 'exceptZero'), by);
