const MASK = '••••'

/** „m••••@posteo.de“: enough for who owns the address, too little for who does not. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at > 0 ? `${first}${MASK}${email.slice(at)}` : MASK
}
