import { describe, expect, it } from 'vitest'
import { signedInMember } from '../support/members'
import { decide, noticesOf } from '../support/reported-services'
import { rest } from '../support/rest'

const kinds = [
  {
    itemType: 'small_ad',
    path: '/small-ads',
    reason: 'Спам',
    body: {
      authorName: 'Ана',
      title: 'Продавам велосипед',
      category: 'Продажба',
      description: 'Почти нов.',
      city: 'Бон',
      contact: '+49 151 1111111',
    },
  },
  { itemType: 'social_post', path: '/posts', reason: 'Спам', body: { content: 'Купете от мен!' } },
]

describe.each(kinds)('$path', ({ itemType, path, reason, body }) => {
  it('скритото изчезва за всички освен за собственика, който чете причината, и за екипа', async () => {
    const [owner, reporter] = [await signedInMember(), await signedInMember()]
    const { data } = await rest('POST', path, { body, headers: owner.headers })
    const address = `${path}/${data.doc.id}`
    expect((await rest('GET', address)).status).toBe(200)
    const report = { itemType, itemId: data.doc.id, reason }
    const sent = await rest('POST', '/reports', { body: report, headers: reporter.headers })
    const note = 'Реклама без обява.'
    const decided = await decide(sent.data.doc.id, { decision: 'approved', action: 'hide', note })
    expect([decided.status, decided.text]).toEqual([200, expect.any(String)])

    expect((await rest('GET', address)).status).toBe(404)
    expect((await rest('GET', address, { headers: reporter.headers })).status).toBe(404)
    expect((await rest('GET', path)).data.docs).toEqual([])
    const seen = { hidden: true, hiddenReason: note }
    expect((await rest('GET', address, { headers: owner.headers })).data).toMatchObject(seen)
    expect((await rest('GET', address, { as: 'moderator' })).data).toMatchObject(seen)
    expect((await noticesOf(owner))[0]).toMatchObject({ type: 'report_decided', title: 'Скрито съдържание' })

    const own = { body: { hidden: false, hiddenReason: '' }, headers: owner.headers }
    await rest('PATCH', address, own)
    expect((await rest('GET', address)).status).toBe(404)
    await rest('PATCH', address, { as: 'moderator', body: { hidden: false } })
    const shown = await rest('GET', address)
    expect(shown.status).toBe(200)
    expect(shown.data).not.toHaveProperty('hidden')
    expect(shown.data).not.toHaveProperty('hiddenReason')
  })
})
