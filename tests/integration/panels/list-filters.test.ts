import { expect, it } from 'vitest'
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
