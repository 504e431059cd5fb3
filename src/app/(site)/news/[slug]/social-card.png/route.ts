import { notFound } from 'next/navigation'
import { articleBySlug } from '../../../../../features/articles/queries'
import { socialCard } from '../../../../../features/seo/social-card'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ slug: string }> }

export async function GET(_: Request, { params }: Context) {
  const article = await articleBySlug((await params).slug)
  if (!article) notFound()
  return socialCard({ title: article.title, section: article.category })
}
