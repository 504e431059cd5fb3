import { expect, it } from 'vitest'
import { demoArticles } from '#texts/demo/articles'
import { personOf } from '../../../src/features/articles/author'

it.each([
  ['Радостина Илиева', 'Радостина Илиева'],
  ['Админ', null],
  [null, null],
])('of the author %s the cards say %s', (author, expected) => expect(personOf({ author })).toBe(expected))

it('every demo article says who wrote it', () => {
  for (const article of demoArticles) expect(personOf(article)).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u)
})

it('every picture of a demo article has a caption', () => {
  for (const article of demoArticles) expect(article.pictureCaption).toMatch(/\.$/)
  const pictures = demoArticles.flatMap(({ body }) => body).filter((block) => 'image' in block)
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) expect(picture).toHaveProperty('caption')
})
