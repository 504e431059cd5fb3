const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Without what XML 1.0 forbids even in escaped form. */
export const textInXml = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu, '')

/** For readers that take a text for HTML. */
export const asHtmlText = (text: string): string => textInXml(text).replace(/[&<>]/g, (sign) => signs[sign]!)
