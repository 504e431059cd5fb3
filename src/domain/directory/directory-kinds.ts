import { isAdmin, isStaff, type Role } from '#domain/roles'

/** Entries about people and places who did not write them: anybody may report a change, and their subject claim them. */
export const directoryKinds = ['contacts', 'stores'] as const
export type DirectoryKind = (typeof directoryKinds)[number]

export const isDirectoryKind = (value: unknown): value is DirectoryKind =>
  directoryKinds.some((kind) => kind === value)

type Person = { role?: Role | null } | null | undefined

/** Whoever may edit the entries decides what is reported about them. */
export const decidesOn = (kind: DirectoryKind, user: Person): boolean =>
  kind === 'contacts' ? isStaff(user) : isAdmin(user)
