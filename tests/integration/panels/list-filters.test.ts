import { subYears } from 'date-fns/subYears'
import { expect, it } from 'vitest'
import { filterQuery } from '#domain/panels/saved-filters'
import { newEntry } from '#support/directory'
import { rest } from '#support/rest'

it('„is not like“ leaves out what contains the text, and keeps what has none', async () => {
  for (const [name, specialty] of [
    ['Ана', 'Детски лекар'],
    ['Боян', 'Хирург'],
    ['Вера', null],
  ])
    await rest('POST', '/contacts', {
      as: 'admin',
      body: { name, specialty, city: 'Вайден', category: 'doctor' },
    })
  const namesFor = async (where: string) => {
    const { data } = await rest('GET', `/contacts?${where}&where[city][equals]=Вайден&sort=name`, {
      as: 'moderator',
    })
    return data.docs.map(({ name }: { name: string }) => name)
  }
  expect(await namesFor('where[specialty][not_like]=лекар')).toEqual(['Боян', 'Вера'])
  expect(await namesFor('where[or][0][and][0][specialty][not_like]=ХИР')).toEqual(['Ана', 'Вера'])
  expect(await namesFor('where[specialty][not_like]=%25')).toEqual(['Ана', 'Боян', 'Вера'])
})

it.each(['contacts', 'stores'] as const)(
  'what was not checked for a year stands in a list of %s',
  async (kind) => {
    const now = new Date()
    const ids = await Promise.all(
      [null, subYears(now, 2), now].map(async (verifiedAt) => (await newEntry(kind, { verifiedAt })).id),
    )
    const found = async (name: 'unchecked' | 'neverChecked') => {
      const { data } = await rest('GET', `/${kind}${filterQuery(name, now)}&limit=1000`, { as: 'admin' })
      return ids.filter((id) => data.docs.some((doc: { id: string }) => doc.id === id))
    }
    expect(await found('unchecked')).toEqual([ids[1]])
    expect(await found('neverChecked')).toEqual([ids[0]])
  },
)
