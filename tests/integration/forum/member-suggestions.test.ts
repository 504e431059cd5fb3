import { describe, expect, it } from 'vitest'
import { readingsOf } from '#search/folding/fold'
import { comment, newTopic } from '#support/community'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'
import { runRawSql } from '#support/run-sql'

const suggested = async (query: string, as: object) => {
  const { data } = await rest('GET', `/members/suggest?${query}`, as)
  return data.members.map(({ name }: { name: string }) => name)
}

describe('members to mention', () => {
  it.each(['Цв', 'цветана', 'Cvet', 'tsvetana jek', 'Жекова'])(
    'are found in any alphabet: %s',
    async (typed) => {
      await signedInMember({ fullName: 'Цветана Жекова' })
      const asker = await signedInMember()
      const isFound = (await suggested(`q=${encodeURIComponent(typed)}`, asker)).includes('Цветана Жекова')
      expect(isFound).toBe(true)
    },
  )

  it('who talk in the topic come first; the one who asks does not come at all', async () => {
    const [author, talker] = [
      await signedInMember({ fullName: 'Явор Явашев' }),
      await signedInMember({ fullName: 'Яна Явашева' }),
    ]
    await signedInMember({ fullName: 'Ян Явашев' })
    const { id } = await newTopic({ author })
    await comment(id, talker)
    expect(await suggested(`topic=${id}&q=yavash`, author)).toEqual(['Яна Явашева', 'Ян Явашев'])
    expect(await suggested(`topic=${id}`, author)).toEqual(['Яна Явашева'])
    expect(await suggested('q=', author)).toEqual([])
  })

  it('are six at most, for members only, without email', async () => {
    const asker = await signedInMember()
    for (let number = 0; number < 7; number += 1)
      await signedInMember({ fullName: `Хубав Хубавелски${number}` })
    const { data, text } = await rest('GET', '/members/suggest?q=hubav', asker)
    expect([data.members.length, text.includes('@')]).toEqual([6, false])
    const status = async (query: string, as: object) =>
      (await rest('GET', `/members/suggest?${query}`, as)).status
    expect([await status('q=ab', {}), await status(`q=${'a'.repeat(81)}`, asker)]).toEqual([401, 400])
    expect(await status(`topic=${crypto.randomUUID()}`, asker)).toBe(404)
    expect([await suggested('q=%25_', asker), await suggested("q='%5C", asker)]).toEqual([[], []])
  })
})

it('the key of a name in the database is its first reading', async () => {
  const letters = 'абвгдежзийклмнопрстуфхцчшщъьюяыэ'
  const words = [letters, 'Гюргена', 'Щилянов', 'Атанасов', 'Христо', 'Иванна', 'Ботсев', 'Дъщеря']
  for (const word of words) {
    const [row] = await runRawSql<{ key: string }>(`select name_key('${word}') as key`)
    expect([word, row!.key.trim()]).toEqual([word, readingsOf(word)[0]])
  }
})
