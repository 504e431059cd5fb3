import { expect, it } from 'vitest'
import { isSearchKind } from '#domain/search/search-kinds'
import { reindex } from '#search/index/reindex'
import { signedInMember } from '#support/members'
import { account, getTestPayload, rest } from '#support/rest'
import { changeColumns } from '#support/secrets/change'
import { type Asker, marker, readings } from '#support/secrets/readings'
import { prepared, secrets } from '#support/secrets/secrets'

const relations: Record<string, string> = { owner_id: 'owner', claimed_by_id: 'claimedBy' }
const fieldOf = (column: string) =>
  relations[column] ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const valuesOf = (text: string, field: string) =>
  [...text.matchAll(new RegExp(`"${field}":("[^"]*"|[^,}]*)`, 'g'))].map(([, value]) => value)

// All callers exist before the first request, as members are counted.
const { id: otherMember } = await signedInMember()
for (const actor of ['other', 'moderator', 'admin'] as const) await account(actor)

/** Responses to outsiders are the same byte for byte, whatever the secret columns hold. */
it.each(secrets)('keeps secret in $slug: $what', async (secret) => {
  const { slug, hiddenFrom, seenBy } = secret
  const owner = await signedInMember()
  const { id, row, seenAt, more, columns } = await prepared(secret, owner)
  const asked = { slug, id, more, fields: columns.slice(0, secret.columns === columns ? 3 : 1).map(fieldOf) }
  const told = () => Promise.all(hiddenFrom.map((as) => readings({ as }, asked)))
  const reader: Asker = seenBy === 'owner' ? { headers: owner.headers } : { as: seenBy ?? 'admin' }
  const seen = async () => (await rest('GET', seenAt, reader)).text

  const [before, known] = [await told(), await seen()]
  await changeColumns({ ...row, columns, otherMember })
  if (isSearchKind(slug)) await reindex({ payload: await getTestPayload() })
  expect(await told()).toEqual(before)

  if (!seenBy) return
  const now = await seen()
  if (secret.columns === 'everything written' || columns.includes('proposed')) {
    expect([known.includes(marker), now.includes(marker)]).toEqual([false, true])
  } else {
    const changed = columns
      .map(fieldOf)
      .filter((field) => `${valuesOf(now, field)}` !== `${valuesOf(known, field)}`)
    expect(changed).toEqual(columns.map(fieldOf))
  }
})
