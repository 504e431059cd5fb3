import { describe, expect, it } from 'vitest'
import { SYNONYMS_MAX } from '#domain/limits'
import { reindexWhenOutdated } from '#search/index/reindex-when-outdated'
import { renewThesaurus } from '#search/thesaurus/current'
import { getTestPayload, rest } from '#support/rest'
import { foundIds, newEntry } from '#support/search/entries'
import { newArticle } from '#support/factories'

const group = (phrases: string) => rest('POST', '/synonyms', { as: 'moderator', body: { phrases } })

describe('a group of synonyms', () => {
  it.each([
    ['', 'Това поле е задължително.'],
    ['жиздрак', 'Напишете поне две думи или израза със запетая между тях.'],
    [
      Array.from({ length: 31 }, (_, index) => `жиздрак ${index}`).join(', '),
      'Най-много 30 думи и изрази. Разделете ги на две групи.',
    ],
    ['жиздрак, един два три четири пет', '„един два три четири пет“ е по-дълго от 4 думи.'],
    ['жиздрак, Жиздрак', '„Жиздрак“ е написано два пъти.'],
    [`жиздрак, ${'ж'.repeat(SYNONYMS_MAX)}`, `Въведете най-много ${SYNONYMS_MAX} знака.`],
  ])('is refused with its reason: „%s“', async (phrases, message) => {
    const { status, data } = await group(phrases)
    expect(status).toBe(400)
    expect(data.errors[0].data.errors).toMatchObject([{ path: 'phrases', message }])
  })

  it('finds by another word once it is read', async () => {
    const payload = await getTestPayload()
    const id = await newEntry({ title: 'Жиздрак в Бон' })
    expect(await foundIds('кумбалак')).toEqual([])
    const { data } = await group('жиздрак, кумбалак')
    await renewThesaurus(payload)
    expect(await foundIds('кумбалак')).toEqual([id])

    await rest('DELETE', `/synonyms/${data.doc.id}`, { as: 'moderator' })
    await renewThesaurus(payload)
    expect(await foundIds('кумбалак')).toEqual([])
  })

  it('finds by a phrase once the index is made anew', async () => {
    const payload = await getTestPayload()
    const { id } = await newArticle({ title: 'Фъргалица за новодошли' })
    expect(await foundIds('мурнава цапка')).toEqual([])
    const { data } = await group('фъргалица, мурнава цапка')
    await reindexWhenOutdated(payload)
    expect(await foundIds('мурнава цапка')).toEqual([id])
    await rest('DELETE', `/synonyms/${data.doc.id}`, { as: 'moderator' })
  })
})
