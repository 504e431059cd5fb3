/** No line ends between a paragraph sign or an abbreviation and its number. */
export const unbroken = (text: string): string =>
  text
    .replace(/(§|Abs\.|Satz|чл\.|ал\.|т\.|№) (?=[\d_])/g, '$1\u00a0')
    .replace(/(\d) (€|%|BGB|SGG|BMG)/g, '$1\u00a0$2')
