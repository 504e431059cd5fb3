import type { Caller } from '../support/access/outcomes'
import { expectedRights, expectedRightsIn } from '../support/access/expected'
import { samples } from '../support/access/samples'
import { signedInMember } from '../support/members'
import { runRawSql } from '../support/run-sql'
import { plantedCanary } from './site'

type Owner = Awaited<ReturnType<typeof signedInMember>>
type Make = (owner: Owner) => Promise<{ id: string }>

export type Canary = { word: string; where: string; readers: readonly Caller[] }

const shape = /kanarche[a-z0-9]{10}/g
const nobody: readonly Caller[] = []
const staff: readonly Caller[] = ['moderator', 'admin']

export function createCanaries() {
  const known = new Map<string, Canary>()
  const add = (word: string, where: string, readers: readonly Caller[]) => {
    known.set(word, { word, where, readers })
    return word
  }
  add(plantedCanary, 'planted', nobody)
  let count = 0
  const next = (where: string, readers: readonly Caller[]) =>
    add(`kanarche${(count += 1).toString(36).padStart(10, 'x')}`, where, readers)
  return {
    next,
    leakedIn: (text: string, caller: Caller | 'log'): Canary[] =>
      [...new Set(text.match(shape) ?? [])].flatMap((word) => {
        const canary = known.get(word)
        return canary && !canary.readers.includes(caller as Caller) ? [canary] : []
      }),
  }
}

type Canaries = ReturnType<typeof createCanaries>

export async function hideItems({ canaries, owner }: { canaries: Canaries; owner: Owner }) {
  const hidden: Record<string, string[]> = {}
  // Some kinds allow one item per person, so another person gets this one.
  const keep = async (slug: string, state: string, make: Make, rights: string[]) => {
    const { id } = await make(owner).catch(async () => make(await signedInMember()))
    await markTexts({ slug, id, word: canaries.next(`${slug} (${state})`, rights as Caller[]) })
    ;(hidden[slug] ??= []).push(id)
  }
  for (const [slug, rights] of Object.entries(expectedRights)) {
    const sample = samples[slug]!
    if (!readersOf(rights).includes('visitor') && slug !== 'users')
      await keep(slug, 'own', sample.make, readersOf(rights))
    for (const [state, stateRights] of Object.entries(expectedRightsIn[slug] ?? {})) {
      if (readersOf(stateRights).includes('visitor')) continue
      const make = samples[slug]?.states?.[state]?.make
      if (make) await keep(slug, state, make, readersOf(stateRights))
    }
  }
  return hidden
}

const readersOf = (rights: Record<string, string>) =>
  Object.entries(rights).flatMap(([caller, letters]) => (letters.includes('r') ? [caller] : []))

const tableOf = (slug: string) => slug.replaceAll('-', '_')
const unmarked =
  /^(id|slug|filename|url|mime_type|prefix|_object_key|thumbnail_u_r_l|item_id|key|email|sizes_.*)$/

async function markTexts({ slug, id, word }: { slug: string; id: string; word: string }) {
  const table = tableOf(slug)
  const columns = await runRawSql<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = '${table}' and data_type in ('character varying', 'text', 'jsonb')`,
  )
  const changes = columns
    .filter(({ name }) => !unmarked.test(name))
    .map(({ name, type }) =>
      type === 'jsonb'
        ? `"${name}" = replace("${name}"::text, 'Пълният текст.', '${word}')::jsonb`
        : `"${name}" = case when "${name}" is null then null else "${name}" || ' ${word}' end`,
    )
  // The guard of the trail lets nobody change it (docs/decisions/066-trail.md).
  if (slug === 'trail') await runRawSql('alter table trail disable trigger user')
  if (changes.length > 0) await runRawSql(`update "${table}" set ${changes.join(', ')} where id = '${id}'`)
}

/** A value that nobody may learn has no readers. */
export async function hidePerson({ canaries, id }: { canaries: Canaries; id: string }) {
  const email = `${canaries.next('users.email', staff)}@example.org`
  const secret = (name: string) => canaries.next(`users.${name}`, nobody)
  await runRawSql(
    `update users set email = '${email}', hash = 'pbkdf2-sha256-v1:${secret('hash')}', salt = '${secret('salt')}',
       reset_password_token = '${secret('resetPasswordToken')}', reset_password_expiration = now() + interval '1 day'
     where id = '${id}'`,
  )
  await runRawSql(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at, browser, ip)
     values (1, '${id}', '${secret('session')}', now(), now() + interval '9 days', '${secret('browser')}', '${secret('ip')}')`,
  )
  await runRawSql(
    `insert into mail_tokens (purpose, token_hash, account_id, expires_at)
     values ('resetPassword', '${secret('mail token')}', '${id}', now() + interval '1 day')`,
  )
  await runRawSql(
    `insert into email_changes (account_id, from_email, to_email, token_hash, expires_at)
     values ('${id}', '${secret('former email')}@example.org', '${secret('new email')}@example.org',
       '${secret('email token')}', now() + interval '1 day')`,
  )
}
