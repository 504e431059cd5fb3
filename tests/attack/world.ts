import { callers, type Caller } from '../support/access/outcomes'
import { samples } from '../support/access/samples'
import { newMedia } from '../support/factories'
import { openSession, signedInMember } from '../support/members'
import { runRawSql } from '../support/run-sql'
import { createCanaries, hideItems, hidePerson } from './canaries'

export type World = Awaited<ReturnType<typeof fillWorld>>
type Owner = Awaited<ReturnType<typeof signedInMember>>
type SignedIn = Exclude<Caller, 'visitor'>

const slugs = Object.keys(samples)
const roleOf = (caller: SignedIn) => (caller === 'moderator' || caller === 'admin' ? caller : 'user')

export async function fillWorld() {
  const canaries = createCanaries()
  const people = {} as Record<SignedIn, Owner & { leaving: string }>
  for (const caller of callers.filter((one): one is SignedIn => one !== 'visitor')) {
    const role = roleOf(caller)
    const leaving = await signedInMember({ role })
    people[caller] = { ...(await signedInMember({ role })), leaving: leaving.headers.Cookie }
  }
  const { owner } = people
  const hidden = await hideItems({ canaries, owner })
  const victim = await signedInMember({ fullName: 'Друг Човек' })
  await hidePerson({ canaries, id: victim.id })
  const targets: Record<string, string> = {}
  for (const slug of slugs) targets[slug] = await newTarget(slug, owner)
  const inputs: Record<string, Record<string, unknown>> = {}
  for (const slug of slugs) {
    const input = await samples[slug]!.input()
    inputs[slug] = input instanceof FormData ? JSON.parse(String(input.get('_payload'))) : input
  }
  const picture = await newMedia()
  const pages = await addressesOf(targets)
  return {
    canaries,
    hidden: { ...hidden, users: [victim.id] } as Record<string, string[]>,
    targets,
    inputs,
    picture: String(picture.filename),
    pages,
    cookieOf: (caller: Caller, isEnding = false): string | null => {
      if (caller === 'visitor') return null
      return isEnding ? people[caller].leaving : people[caller].headers.Cookie
    },
    /** Restores deleted items and sessions, so that later attacks still reach something. */
    renew: async () => {
      for (const slug of slugs)
        if (!(await exists(slug, targets[slug]!))) targets[slug] = await newTarget(slug, owner)
      for (const person of Object.values(people))
        if (!(await hasSession(person))) Object.assign(person.headers, await openSession(person))
    },
  }
}

async function newTarget(slug: string, owner: Owner): Promise<string> {
  const { make } = samples[slug]!
  if (slug === 'users') return (await make(await signedInMember())).id
  return (await make(owner).catch(async () => make(await signedInMember()))).id
}

const table = (slug: string) => slug.replaceAll('-', '_')
const exists = async (slug: string, id: string) =>
  (await runRawSql(`select 1 from "${table(slug)}" where id = '${id}'`)).length > 0

async function hasSession({ id, headers: { Cookie } }: Owner): Promise<boolean> {
  const { sid } = JSON.parse(Buffer.from(Cookie.split('.')[1] ?? '', 'base64url').toString())
  return (
    (await runRawSql(`select 1 from users_sessions where _parent_id = '${id}' and id = '${sid}'`)).length > 0
  )
}

async function addressesOf(targets: Record<string, string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [slug, id] of Object.entries(targets)) {
    const rows = await runRawSql<{ slug?: string }>(
      `select to_jsonb(t)->>'slug' as slug from "${table(slug)}" t where id = '${id}'`,
    )
    if (rows[0]?.slug) found[slug] = rows[0].slug
  }
  return found
}
