import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import type { Role } from '#domain/roles'
import { demoPeople } from '#texts/demo/people'
import type { User } from '#types'
import { daysAgo } from './draw'

export type DemoAccount = { role: Role; email: string; password: string }

/** Older than everything that they and others made. */
const ACCOUNT_DAYS = 460

const people = [
  { role: 'admin', email: 'admin@example.org', person: demoPeople.admin },
  { role: 'moderator', email: 'moderator@example.org', person: demoPeople.moderator },
  { role: 'user', email: 'member@example.org', person: demoPeople.member },
] as const

export async function seedAccounts(
  payload: Payload,
): Promise<{ accounts: DemoAccount[]; people: Record<Role, User> }> {
  const accounts: DemoAccount[] = []
  const made: Partial<Record<Role, User>> = {}
  for (const { role, email, person } of people) {
    const password = readablePassword()
    made[role] = await payload.create({
      collection: 'users',
      data: { ...person, email, password, role, createdAt: daysAgo(ACCOUNT_DAYS) },
    })
    accounts.push({ role, email, password })
  }
  return { accounts, people: made as Record<Role, User> }
}

/** 14 characters without look-alikes (0/O, 1/l/I): about 80 bits. */
function readablePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
