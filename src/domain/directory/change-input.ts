import type { z } from 'zod'
import { CONTACT_EMAIL_MAX, contactInput } from '#domain/contacts/contact-input'
import { CHANGE_MESSAGE_MAX } from '#domain/limits'
import { storeRequestInput } from '#domain/stores/store-input'
import { flag, optionalEmail, optionalText } from '#domain/web/input'
import type { DirectoryKind } from './directory-kinds'

const contactFields = contactInput.pick({ phone: true, email: true, address: true, specialty: true })
const storeFields = storeRequestInput.pick({ phone: true, address: true, hours: true }).partial()

const besides = {
  /** „Вече не работи“. */
  isClosed: flag.optional(),
  message: optionalText(CHANGE_MESSAGE_MAX),
  answerTo: optionalEmail(CONTACT_EMAIL_MAX),
}

/** What anybody may report, for each kind. */
export const changeInputs = {
  contacts: contactFields.extend(besides),
  stores: storeFields.extend(besides),
} as const satisfies Record<DirectoryKind, z.ZodObject>

/** What its confirmed owner edits on the page of the entry. */
export const ownEntryInputs = { contacts: contactFields, stores: storeFields } as const

export type ChangeField = 'phone' | 'email' | 'address' | 'specialty' | 'hours'

export const changeFields = {
  contacts: ['phone', 'email', 'address', 'specialty'],
  stores: ['phone', 'address', 'hours'],
} as const satisfies Record<DirectoryKind, readonly ChangeField[]>

export type Changes = Partial<Record<ChangeField, string | null>>

/** What of the given differs from the entry; what was not given stays. */
export function changesTo(
  kind: DirectoryKind,
  { entry, given }: { entry: Record<string, unknown>; given: Record<string, unknown> },
): Changes {
  const changed = changeFields[kind].filter(
    (field) => given[field] !== undefined && wordsOf(given[field]) !== wordsOf(entry[field]),
  )
  return Object.fromEntries(changed.map((field) => [field, wordsOf(given[field])]))
}

const wordsOf = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null
