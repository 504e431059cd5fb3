export function splitFullName(fullName: string | null | undefined): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = (fullName ?? '').trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

export function isProfileComplete(profile: { fullName?: string | null; city?: string | null }): boolean {
  const { firstName, lastName } = splitFullName(profile.fullName)
  return Boolean(firstName && lastName && profile.city?.trim())
}
