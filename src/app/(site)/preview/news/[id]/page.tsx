import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isStaff } from '#domain/roles'
import { newsTexts } from '#texts/articles'
import { ArticleView } from '../../../../../features/articles/article-view'
import { articleForPreview } from '../../../../../features/articles/queries'
import { RefreshOnSave } from '../../../../../features/articles/refresh-on-save'
import { viewer } from '../../../../../features/viewer/viewer'
import { Container } from '../../../../../ui/container'
import { Notice } from '../../../../../ui/notice'

type Props = { params: Promise<{ id: string }> }

export const metadata: Metadata = { title: newsTexts.previewTitle, robots: { index: false, follow: false } }

export default async function ArticlePreviewPage({ params }: Props) {
  const user = await viewer()
  // For everybody else there is no such page: its address must not tell which drafts exist.
  if (!user || !isStaff(user)) notFound()
  const article = await articleForPreview((await params).id, user)
  if (!article) notFound()
  return (
    <Container className="pt-4">
      <RefreshOnSave />
      <Notice>{newsTexts.previewNotice}</Notice>
      <ArticleView article={article} />
    </Container>
  )
}
