import { describe, expect, it } from 'vitest'
import { newPost } from '#support/community'
import { newArticle } from '#support/factories'
import { signedInMember } from '#support/members'
import { newService, report, reportedService } from '#support/reported-services'
import { getTestPayload, rest } from '#support/rest'
import { newSmallAd } from '#support/small-ads'
import { done, fieldOf, linesOf } from '#support/trail'

describe('a line of the trail', () => {
  it('tells values before and after, whose it was, and why', async () => {
    const { ad, id, owner } = await newSmallAd()
    const body = { title: 'Колело', hidden: true, hiddenReason: 'Повтаря се.' }
    await done('PATCH', `/small-ads/${id}`, { as: 'moderator', body })
    const [line] = await linesOf(id)
    expect(line).toMatchObject({
      subject: 'small-ads',
      title: 'Колело',
      member: owner.id,
      reason: 'Повтаря се.',
    })
    expect(fieldOf(line, 'title')).toEqual({ field: 'title', before: ad.title, after: 'Колело' })
    expect(fieldOf(line, 'hidden')).toEqual({ field: 'hidden', before: 'false', after: 'true' })
    expect(line!.changes.map(({ field: name }) => name).sort()).toEqual(['hidden', 'hiddenReason', 'title'])
  })

  it('names a phone number or an address as changed, without it, and blots it out of texts', async () => {
    const { id } = await newSmallAd()
    const secret = ['+49 30 1234567', 'ivan.petrov@example.org']
    const description = `Пишете на ${secret[1]} или звънете на ${secret[0]}.`
    await done('PATCH', `/small-ads/${id}`, { as: 'admin', body: { description } })
    const service = await newService()
    const person = await signedInMember()
    await done('PATCH', `/users/${person.id}`, {
      as: 'admin',
      body: { fullName: 'Иван Петров', email: secret[1] },
    })
    await done('DELETE', `/services/${service.id}`, { as: 'admin' })
    const lines = [...(await linesOf(id)), ...(await linesOf(service.id)), ...(await linesOf(person.id))]
    for (const word of [...secret, 'Иван Петров', '0000000'])
      expect(JSON.stringify(lines)).not.toContain(word)
    for (const field of ['contact', 'provider'])
      expect(fieldOf((await linesOf(service.id))[0], field)).toEqual({ field })
    expect(fieldOf(lines[0], 'description')?.after).toBe('Пишете на •••@example.org или звънете на •••.')
    expect(fieldOf((await linesOf(person.id))[0], 'email')).toEqual({ field: 'email' })
  })

  it('blots them out of the names of imported contacts too', async () => {
    const file = JSON.stringify([{ name: 'Д-р Тел. 0176 1234567', city: 'Витен', category: 'doctor' }])
    await done('POST', '/contacts/import?mode=commit', { as: 'admin', body: file })
    const { docs } = await done('GET', '/contacts?where[city][equals]=Витен', { as: 'admin' })
    expect((await linesOf(docs[0].id))[0]).toMatchObject({ action: 'import', title: 'Д-р Тел. •••' })
  })

  it('holds what was deleted', async () => {
    const { id } = await newPost({ content: 'Продавам лекарства.' })
    await done('DELETE', `/posts/${id}`, { as: 'moderator' })
    expect(fieldOf((await linesOf(id))[0], 'content')).toMatchObject({
      before: 'Продавам лекарства.',
      after: null,
    })
  })

  it('compares an article with what was public, whatever was saved in between by itself', async () => {
    const { id, title } = await newArticle()
    const save = (query: string, body: object) =>
      done('PATCH', `/articles/${id}?${query}`, { as: 'moderator', body })
    await save('draft=true&autosave=true', { title: 'Междинно' })
    expect((await linesOf(id)).map(({ action }) => action)).toEqual(['create'])
    await save('draft=true&autosave=true', { title: 'Накрая' })
    await save('', { title: 'Накрая', _status: 'published' })
    const [line] = await linesOf(id)
    expect(fieldOf(line, 'title')).toEqual({ field: 'title', before: title, after: 'Накрая' })
    expect(await linesOf(id)).toHaveLength(2)
  })

  it('is whole even where the answer was asked for in parts', async () => {
    const { id } = await newSmallAd()
    await done('PATCH', `/small-ads/${id}?select[city]=true`, { as: 'moderator', body: { title: 'Шейна' } })
    expect(fieldOf((await linesOf(id))[0], 'title')?.after).toBe('Шейна')
  })

  it('is there for each report of a case, and for the item', async () => {
    const { serviceId, reportId } = await reportedService()
    const { data } = await report(serviceId, await signedInMember())
    const body = { decision: 'approved', action: 'hide', note: 'Измама.' }
    await done('POST', `/cases/service/${serviceId}/decide`, { as: 'moderator', body })
    for (const id of [reportId, data.doc.id]) expect((await linesOf(id))[0]?.action).toBe('uphold')
    expect((await linesOf(serviceId))[0]).toMatchObject({ action: 'reject', actorRole: 'moderator' })
  })

  it('is there for the settings of the site', async () => {
    const { data } = await rest('GET', '/globals/site', { as: 'admin' })
    const notice = 'Планирана поддръжка'
    await done('POST', '/globals/site', { as: 'admin', body: { notice } })
    expect(fieldOf((await linesOf('site'))[0], 'notice')).toMatchObject({ after: notice })
    await done('POST', '/globals/site', { as: 'admin', body: { notice: data.notice ?? '' } })
  })

  it('is there for every contact of an import and of its undoing', async () => {
    const city = 'Вупертал'
    const file = JSON.stringify([
      { name: 'Д-р Следова', city, category: 'doctor', phone: '+49 202 111222' },
      { name: 'Д-р Пътева', city, category: 'doctor', phone: '+49 202 111333' },
    ])
    await done('POST', '/contacts/import?mode=commit', { as: 'admin', body: file })
    const { docs } = await done('GET', `/contacts?where[city][equals]=${encodeURIComponent(city)}`, {
      as: 'admin',
    })
    expect(docs).toHaveLength(2)
    for (const { id } of docs) expect((await linesOf(id)).map(({ action }) => action)).toEqual(['import'])
    const { imports } = await done('GET', '/contacts/import', { as: 'admin' })
    await done('POST', `/contacts/import/${imports[0].job}/undo`, { as: 'admin' })
    await (await getTestPayload()).jobs.run({ queue: 'bulk' })
    for (const { id } of docs)
      expect((await linesOf(id)).map(({ action }) => action)).toEqual(['undoImport', 'import'])
  })
})
