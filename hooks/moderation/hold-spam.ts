import { createHmac } from 'node:crypto'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { lockHideable } from '#database/statements/moderation/held'
import { spamSigns } from '#database/statements/moderation/spam-signs'
import { comparable } from '#domain/moderation/spam/contacts-in'
import { COMPARED_CONTACTS_MAX, HELD_FROM } from '#domain/moderation/spam/spam-limits'
import {
  NEWCOMER_POINTS,
  spamScore,
  weighBehaviour,
  weighForm,
  weighText,
} from '#domain/moderation/spam/spam-score'
import type { Weighed } from '#domain/moderation/spam/weighed'
import { isStaff } from '#domain/roles'
import { isNewcomer, TRUSTED_CONTRIBUTIONS } from '#domain/text/newcomers'
import { readSigns } from '#domain/web/form-signs'
import { env } from '#env'
import { omit } from '#hooks/writes/omit-from-update'
import { spamTexts } from '#texts/moderation/spam'
import type { User } from '#types'
import { isChanged, joined } from './written-texts'

type Doc = Record<string, unknown>

/** What scores high waits for staff; the database is asked only where the text or its form tells something. */
export const holdSpam =
  (texts: readonly string[]): CollectionBeforeChangeHook =>
  async ({ collection, context, data, operation, originalDoc, req }) => {
    const stored = operation === 'update' ? (originalDoc as Doc) : undefined
    const { user } = req
    if (!user || isStaff(user)) return decided(data, stored)
    // Staff may decide between the reading of this correction and its writing.
    const written = stored ? omit(data, state) : data
    if (!isChanged({ data, originalDoc: stored, texts })) return written
    const text = weigh(joined({ ...stored, ...data }, texts))
    const ofForm = weighForm(readSigns(data.formSigns))
    const weighed = [...text.weighed, ...ofForm]
    if (weighed.every(({ points }) => points === 0) && text.contacts.length === 0) return written
    if (stored) {
      const row = await lockHideable(req, { collection: collection.slug, id: stored.id as string })
      if (row?.isHidden) return written
      if (ofForm.length === 0 && addsNothing(text, weigh(joined(stored, texts)))) return written
    }
    const { score, reasons } = await scoreOf({ req, member: user, weighed, contacts: text.contacts })
    if (score < HELD_FROM) return written
    context.spamReasons = reasons
    return { ...data, hidden: true, hiddenReason: spamTexts.held, isHeld: true }
  }

type Asked = { req: PayloadRequest; member: User; weighed: Weighed[]; contacts: string[] }

/** With what the member does beside this text. */
async function scoreOf({ req, member: { createdAt, id: member }, weighed, contacts }: Asked) {
  const signs = await spamSigns(req, {
    member,
    contacts: contacts.map(hashed),
    most: TRUSTED_CONTRIBUTIONS,
  })
  const newcomer = isNewcomer({ ...signs, createdAt }, new Date())
  return spamScore([...weighed, ...weighBehaviour({ ...signs, isNewcomer: newcomer })])
}

/** Whether something is seen; only staff and this hook decide it. */
const decision = ['hidden', 'hiddenReason'] as const
const state = [...decision, 'isHeld'] as const

/** Staff decide by showing it, or by hiding it for a reason of theirs. What they leave alone is not written back. */
function decided(data: Doc, stored?: Doc): Doc {
  if (!stored) return { ...data, isHeld: false }
  const isDecided = decision.some((name) => (data[name] ?? null) !== (stored[name] ?? null))
  return isDecided ? { ...data, isHeld: false } : omit(data, state)
}

type Text = { weighed: Weighed[]; contacts: string[] }

function weigh(written: string): Text {
  const { weighed, contacts } = weighText(written)
  return { weighed, contacts: comparable(contacts).slice(0, COMPARED_CONTACTS_MAX) }
}

/**
 * A comma is corrected in what staff have shown. What sounded like spam before was shown in spite of it, and each word
 * changes how a text sounds.
 */
function addsNothing(now: Text, before: Text): boolean {
  const [points, pointsBefore] = [now, before].map(({ weighed }) => spamScore(weighed).score)
  return (
    now.contacts.every((contact) => before.contacts.includes(contact)) &&
    (pointsBefore! + NEWCOMER_POINTS < HELD_FROM
      ? points! <= pointsBefore!
      : reasonsOf(now).every((reason) => reasonsOf(before).includes(reason)))
  )
}

const reasonsOf = ({ weighed }: Text) => spamScore(weighed).reasons

/** Known only to us: nobody can try which numbers members leave. */
const hashed = (contact: string) =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`contact:${contact}`)
    .digest('base64url')
