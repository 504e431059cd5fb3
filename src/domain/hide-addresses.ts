/** The first group is a sign written the way JSON does, which is no part of the address. */
const emailAddress = /(\\[bfnrt])?[^\s<>"'`,;:()[\]{}=\\/@]+@([^\s<>"'`,;:()[\]{}=\\/@]+)/gu

/** E-mail addresses in a text or a line of JSON, shortened to what still helps to find a fault: `•••@example.org`. */
export const hideAddresses = (text: string): string =>
  text.replace(emailAddress, (_, before: string = '', domain: string) => `${before}•••@${domain}`)
