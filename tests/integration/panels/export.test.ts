import { describe, expect, it } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { table } from '#access/table'
import { runSql } from '#database/connection/sql'
import { signedInMember } from '#support/members'
import { account, getTestPayload, rest } from '#support/rest'

const closedToAdmins = ['blocks', 'favorites', 'notifications', 'saved-searches']

describe('the export', () => {
  it('gives administrators every collection, with labels, and nobody else any', async () => {
    await account('member')
    for (const slug of Object.keys(table)) {
      const { status, text } = await rest('GET', `/export/${slug}`, { as: 'admin' })
      expect([slug, status]).toEqual([slug, 200])
      const [head = ''] = text.split('\r\n')
      expect(head, slug).not.toMatch(/hash|salt|password|token|session/i)
      expect(head, slug).not.toMatch(/[a-z][A-Z]|_/)
      for (const as of ['moderator', 'member'] as const)
        expect((await rest('GET', `/export/${slug}`, { as })).status).toBe(403)
      expect((await rest('GET', `/export/${slug}`)).status).toBe(401)
      if (closedToAdmins.includes(slug)) expect(text.trim().split('\r\n').length).toBeLessThanOrEqual(2)
    }
    for (const slug of ['staff-codes', 'signing-keys', 'payload-jobs', 'constructor'])
      expect((await rest('GET', `/export/${slug}`, { as: 'admin' })).status).toBe(404)
  })

  it('has every row once, also beyond a portion, and honours the filter', async () => {
    const { id } = await signedInMember()
    await runSql(
      { payload: await getTestPayload(), transactionID: undefined },
      sql`insert into contacts (name, city, category, slug, owner_id, approval, listed)
        select 'Ред ' || n, 'Зол', 'doctor', 'r-' || gen_random_uuid(), ${id}::uuid, 'approved', true
        from generate_series(1, 1201) as n`,
    )
    const filter = `where[city][equals]=${encodeURIComponent('Зол')}`
    const { text } = await rest('GET', `/export/contacts?${filter}`, { as: 'admin' })
    const lines = text.trim().split('\r\n')
    expect([lines.length, new Set(lines).size]).toEqual([1_202, 1_202])
    expect(lines[0]).toBe('Име;Град;Категория;Специалност;Адрес;Телефон;Имейл;Източник')
    const { status } = await rest('GET', '/export/contacts?where[nyama][equals]=1', { as: 'admin' })
    expect(status).toBe(400)
  })
})
