/** For any other character the renderer would fetch a font or an emoji from a foreign host. */
export const printableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(
      /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff\u0152\u0153\u0400-\u045f\u2013\u2014\u2018-\u201e\u2026\u20ac\u2116]/g,
      ' ',
    )
    .replace(/ {2,}/g, ' ')
    .trim()
