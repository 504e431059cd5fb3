/** Blank signs of other scripts look like spaces. */
const spaces = /[\s\p{Z}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]+/gu
/** Shows nothing, or turns the text around it: joiners, direction marks. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Accents in a tower cover the lines around; no writing of people here has more than three on a letter. */
const towers = /(\p{M}{3})\p{M}+/gu

/** A text of one line as a reader sees it. Emoji lose their joiners: a family becomes its members. */
export const cleanLine = (text: string): string =>
  text.replace(spaces, ' ').replace(invisible, '').replace(towers, '$1').replace(/ {2,}/g, ' ').trim()
