/** First name is the first word of the full name, last name is the rest. */
export function splitFullName(fullName: string | null | undefined): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = (fullName ?? '').trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** Complete means first name, last name and city are all non-blank. */
export function isProfileComplete(profile: { fullName?: string | null; city?: string | null }): boolean {
  const { firstName, lastName } = splitFullName(profile.fullName)
  return Boolean(firstName && lastName && profile.city?.trim())
}
