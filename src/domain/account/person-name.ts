export function splitFullName(fullName: string | null | undefined): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = (fullName ?? '').trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

type Profile = { fullName?: string | null; city?: string | null }
export const profileParts = ['firstName', 'lastName', 'city'] as const
export type ProfilePart = (typeof profileParts)[number]

export function missingParts({ fullName, city }: Profile): ProfilePart[] {
  const given = { ...splitFullName(fullName), city: city?.trim() }
  return profileParts.filter((part) => !given[part])
}

export const isProfileComplete = (profile: Profile): boolean => missingParts(profile).length === 0
