import { sql } from '@payloadcms/db-postgres'
import { notHidden } from '#access/visibility/hidden'
import { blockedBy } from '#database/statements/account/blocks'
import { type Connection, runSql } from '#database/connection/sql'
import { readingsOf } from './folding/fold'

type Asked = {
  query: string
  /** The member who asks, and is not suggested; nor are those whom they block. */
  except: string
  topicId?: string
  limit: number
}
type SQL = ReturnType<typeof sql>

const WORDS_MAX = 4
const READINGS_MAX = 6
/** Beginnings this short would fit most members. */
const BEGINNING_MIN = 2
const RECENT_COMMENTS = 500

/** Ids of members whose names begin like this, in any alphabet; who talks in the topic comes first. */
export async function suggestMembers(connection: Connection, asked: Asked): Promise<string[]> {
  const words = wordsOf(asked.query)
  const here = asked.topicId
    ? await idsOf(connection, talkingIn({ ...asked, words, topicId: asked.topicId }))
    : []
  const isEnough = here.length >= asked.limit || words.join('').length < BEGINNING_MIN
  const others = isEnough ? [] : await idsOf(connection, anywhere({ ...asked, words }))
  return [...new Set([...here, ...others])].slice(0, asked.limit)
}

const wordsOf = (query: string) =>
  query
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)

async function idsOf(connection: Connection, statement: SQL): Promise<string[]> {
  return (await runSql<{ id: string }>(connection, statement)).map(({ id }) => id)
}

type Search = Omit<Asked, 'query'> & { words: string[] }

const talkingIn = ({ words, except, topicId, limit }: Search & { topicId: string }): SQL => sql`
  select member.id from users member join (
    select owner_id, created_at from (
      select owner_id, created_at from forum_comments where topic_id = ${topicId} and ${notHidden.sql()}
      order by created_at desc limit ${RECENT_COMMENTS}
    ) recent
    union all select owner_id, created_at from forum_topics where id = ${topicId}
  ) said on said.owner_id = member.id
  where ${isMeant(words)} and ${mayBeNamed({ id: sql`member.id`, except })}
  group by member.id order by max(said.created_at) desc limit ${limit}`

const anywhere = ({ words, except, limit }: Search): SQL => sql`
  select id from users where ${isMeant(words)} and ${mayBeNamed({ id: sql`id`, except })} and awaits_confirmation is not true
  order by full_name, id limit ${limit}`

const mayBeNamed = ({ id, except }: { id: SQL; except: string }): SQL =>
  sql`${id} <> ${except} and ${id} not in (select member_id from ${blockedBy(except)} blocked)`

/** Each word begins a part of the name (the index is on `name_key`, in the migration `community_rules`). */
function isMeant(words: readonly string[]): SQL {
  const each = words.map((word) => {
    const beginnings = new Set([word, ...readingsOf(word, READINGS_MAX)])
    const fits = [...beginnings].map((beginning) => sql`name_key(full_name) like ${`% ${beginning}%`}`)
    return sql`(${sql.join(fits, sql` or `)})`
  })
  return each.length > 0 ? sql.join(each, sql` and `) : sql`true`
}
