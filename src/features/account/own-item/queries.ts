import { type FlattenedField, getPayload } from 'payload'
import config from '#config'
import { itemPictures } from '#domain/files/item-pictures'
import type { PictureData } from '#domain/files/pictures'
import { itemUrl } from '#domain/kinds'
import { relatedId } from '#domain/lists/ids'
import type { Approval } from '#domain/moderation/approval'
import type { ApprovedKind } from '#domain/moderation/approved-kinds'
import { ownState, type OwnState } from '#domain/moderation/own-state'
import type { User } from '#types'
import { valueText } from './value-text'

type Doc = Record<string, unknown> & { id: string }

/** `before`: what visitors see, where that is something else. */
export type Fact = { name: string; label: string; value: string; before: string | null }

export type OwnItemVersions = {
  kind: ApprovedKind
  title: string
  /** Of the version that visitors see; null without one. */
  url: string | null
  state: OwnState
  reason: string | null
  facts: Fact[]
  pictures: PictureData[]
}

type Asked = { user: User; kind: ApprovedKind; id: string }

/** The newest version as its owner may read it, beside the public one. */
export async function ownItemVersions({ user, kind, id }: Asked): Promise<OwnItemVersions | null> {
  const payload = await getPayload({ config })
  const asked = { collection: kind, id, depth: 1, disableErrors: true } as const
  const newest = (await payload.findByID({ ...asked, user, overrideAccess: false })) as Doc | null
  if (!newest || ![newest.owner, newest.claimedBy].some((one) => relatedId(one) === user.id)) return null
  const isListed = newest.listed === true
  // Without a user the waiting version is not laid over the row.
  const shown = isListed
    ? ((await payload.findByID({ ...asked, overrideAccess: true })) as unknown as Doc)
    : null
  const { flattenedFields, custom } = payload.collections[kind].config
  const names = (custom.approvedContent as string[]).filter((name) => name !== 'pictures')
  const reason = textOf(newest.hiddenReason) ?? textOf(newest.rejectionReason)
  return {
    kind,
    title: textOf(newest.title) ?? textOf(newest.name) ?? '',
    url: isListed ? itemUrl({ kind, id, slug: textOf(newest.slug) }) : null,
    state: ownState({ approval: newest.approval as Approval, reason, expiresAt: null, isListed }, new Date()),
    reason,
    facts: flattenedFields.flatMap((field) => factOf({ field, names, newest, shown })),
    pictures: itemPictures(newest as never),
  }
}

type Versions = { field: FlattenedField; names: string[]; newest: Doc; shown: Doc | null }

function factOf({ field, names, newest, shown }: Versions): Fact[] {
  const { name } = field
  if (!names.includes(name)) return []
  const value = valueText(field, newest[name])
  const old = shown && valueText(field, shown[name])
  if (!value && !old) return []
  const label = 'label' in field && typeof field.label === 'string' ? field.label : name
  return [{ name, label, value, before: old === value ? null : old }]
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)
