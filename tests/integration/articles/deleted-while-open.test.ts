import { expect, it } from 'vitest'
import { env } from '#env'
import { samples } from '#support/access/samples'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { sql } from '#support/start/sql'

it('an article deleted while its editor saves leaves no version behind', async () => {
  const { id } = await samples.articles!.make(await signedInMember({ role: 'moderator' }))
  const query = '?draft=true&autosave=true'
  const save = (number: number) =>
    rest('PATCH', `/articles/${id}${query}`, { as: 'moderator', body: { title: `Чернова ${number}` } })
  const saves = Array.from({ length: 6 }, (_, number) => save(number))
  const [deleted] = await Promise.all([rest('DELETE', `/articles/${id}`, { as: 'admin' }), ...saves])
  expect(deleted.status).toBe(200)
  expect(await sql(env.DATABASE_URL!, 'select id from _articles_v where parent_id is null')).toEqual([])
  // The row that such a save would leave, whatever the order was above.
  const late = `insert into articles (id) values (gen_random_uuid()) returning id`
  const [article] = await sql(env.DATABASE_URL!, late)
  await sql(env.DATABASE_URL!, `insert into _articles_v (parent_id) values ('${article!.id}')`)
  await sql(env.DATABASE_URL!, `delete from articles where id = '${article!.id}'`)
  expect(await sql(env.DATABASE_URL!, 'select id from _articles_v where parent_id is null')).toEqual([])
})
