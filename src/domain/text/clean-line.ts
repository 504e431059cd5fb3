/** Shows nothing, or turns the text around it: joiners, fillers, direction marks. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
const spaces = /[\s\p{Z}\p{Cc}]+/gu

/** A text of one line as a reader sees it. Emoji lose their joiners: a family becomes its members. */
export const cleanLine = (text: string): string => text.replace(invisible, '').replace(spaces, ' ').trim()
