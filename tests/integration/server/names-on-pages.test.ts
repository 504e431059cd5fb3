import { beforeAll, expect, it } from 'vitest'
import type { Article } from '#types'
import { samples } from '#support/access/samples'
import { newArticle } from '#support/factories'
import { signedInMember } from '#support/members'
import { pages } from '#support/page-reads'
import { getTestPayload } from '#support/rest'

const author = await signedInMember({ fullName: 'Самодива Непоказвана' })
const slugs: Record<string, string> = {}

beforeAll(async () => {
  const payload = await getTestPayload()
  const kinds = Object.keys(samples).filter(
    (kind) => kind in pages || /^(forum-(topics|comments)|posts)$/.test(kind),
  )
  for (const kind of kinds) {
    const { id } = await samples[kind]!.make(author)
    const doc = await payload.findByID({ collection: kind as 'services', id })
    slugs[kind] = String(doc.slug)
  }
  const article: Article = await newArticle()
  await payload.update({
    collection: 'articles',
    id: article.id,
    data: { owner: author.id } as Partial<Article>,
  })
  slugs.articles = String(article.slug)
})

/** The pages that show members have `users` among what they show (src/changes/public-pages.ts). */
const membersPages = ['feed']
const otherPages = Object.keys(pages).filter((page) => !membersPages.includes(page))

it.each(otherPages)('%s does not show the name of a member', async (page) => {
  const shown = JSON.stringify(await pages[page]!(slugs[page] ?? ''))
  expect(shown).toContain(slugs[page] ?? '')
  expect(shown).not.toContain('Самодива')
  expect(shown).not.toContain(author.id)
})
