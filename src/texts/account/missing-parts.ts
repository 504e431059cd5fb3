import type { ProfilePart } from '#domain/account/person-name'

const names: Record<ProfilePart, string> = { firstName: 'името', lastName: 'фамилията', city: 'градът' }

/** „Остава само градът.“, „Остават фамилията и градът.“ */
export function remainingParts(missing: readonly ProfilePart[]): string {
  const parts = missing.map((part) => names[part])
  if (parts.length === 1) return `Остава само ${parts[0]}.`
  return `Остават ${parts.slice(0, -1).join(', ')} и ${parts.at(-1)}.`
}
