import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { runSql } from '#database/connection/sql'
import { expireTrail, forgetInTrail } from '#database/statements/moderation/trail-keeper'
import { TRAIL_KEPT_YEARS } from '#domain/panel-limits'
import { getTestPayload, rest } from '#support/rest'
import { newSmallAd } from '#support/small-ads'
import { asKeeper, done, linesOf } from '#support/trail'

const connection = async () => ({ payload: await getTestPayload(), transactionID: undefined })

describe('the table of the trail', () => {
  const line = async () => {
    const { id } = await newSmallAd()
    await done('PATCH', `/small-ads/${id}`, { as: 'moderator', body: { title: 'За следата' } })
    return (await linesOf(id))[0]!
  }

  it.each(['update trail set reason = null', 'delete from trail', 'truncate trail'])(
    'refuses „%s“',
    async (statement) => {
      const { documentId } = await line()
      const refusal = runSql(await connection(), sql.raw(statement))
      await expect(refusal).rejects.toMatchObject({ cause: { code: '42501' } })
      expect(await linesOf(documentId)).toHaveLength(1)
    },
  )

  it.each(['visitor', 'member', 'moderator'] as const)('is closed to %s', async (as) => {
    const { status } = await rest('GET', '/trail', { as })
    expect([401, 403]).toContain(status)
  })

  it('is read, filtered and exported by administrators, and written by nobody', async () => {
    const { id, documentId } = await line()
    const { docs } = await done('GET', `/trail?where[documentId][equals]=${documentId}&select[told]=true`, {
      as: 'admin',
    })
    expect(docs[0].told).toBe('Заглавие: Детско колело → За следата')
    const csv = await rest('GET', `/export/trail?where[documentId][equals]=${documentId}`, { as: 'admin' })
    expect(csv.text).toContain('Заглавие: Детско колело → За следата')
    const writes = [
      ['POST', '/trail'],
      ['PATCH', `/trail/${id}`],
      ['DELETE', `/trail/${id}`],
    ] as const
    for (const [method, path] of writes)
      expect((await rest(method, path, { as: 'admin', body: { reason: 'друга' } })).status).toBe(403)
  })

  it('keeps its lines when the account of whom they name is deleted', async () => {
    const { id, owner } = await newSmallAd()
    await done('PATCH', `/small-ads/${id}`, { as: 'moderator', body: { title: 'Остава' } })
    await done('DELETE', `/users/${owner.id}`, { as: 'admin' })
    expect((await linesOf(id)).map(({ action, member }) => [action, member])).toEqual([
      ['delete', owner.id],
      ['update', owner.id],
    ])
  })
})

describe('the keeper of the trail', () => {
  it('empties the lines about people whose account is gone, and leaves them', async () => {
    const [gone, here] = [await newSmallAd(), await newSmallAd()]
    for (const { id } of [gone, here])
      await done('PATCH', `/small-ads/${id}`, { as: 'moderator', body: { title: 'Лично', hidden: true } })
    await done('DELETE', `/users/${gone.owner.id}`, { as: 'admin' })
    expect(await asKeeper(forgetInTrail)).toBeGreaterThan(0)
    const [, first] = await linesOf(gone.id)
    expect(first).toMatchObject({ action: 'hide', title: null, reason: null })
    expect(first!.changes).toEqual(expect.arrayContaining([{ field: 'title' }]))
    expect(JSON.stringify(await linesOf(gone.id))).not.toContain('Лично')
    expect((await linesOf(here.id))[0]?.title).toBe('Лично')
    expect(await asKeeper(forgetInTrail)).toBe(0)
  })

  it('is nobody that the site may act as', async () => {
    const refusal = runSql(await connection(), sql`set role bg_trail_keeper`)
    await expect(refusal).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('ends lines after three years, and none before', async () => {
    const [old, young] = [randomUUID(), randomUUID()]
    await runSql(
      await connection(),
      sql`insert into trail (action, subject, document_id, created_at) values
        ('update', 'posts', ${old}, now() - make_interval(years => ${TRAIL_KEPT_YEARS}, days => 1)),
        ('update', 'posts', ${young}, now() - make_interval(years => ${TRAIL_KEPT_YEARS}) + interval '1 day')`,
    )
    await asKeeper(expireTrail)
    expect([(await linesOf(old)).length, (await linesOf(young)).length]).toEqual([0, 1])
  })
})
