import type { Metadata } from 'next'
import { isStaff } from '#domain/roles'
import { newsTexts } from '#texts/articles/articles'
import { ArticleView } from '../../../../../features/articles/item/article-view'
import { articleForPreview } from '../../../../../features/articles/queries'
import { RefreshOnSave } from '../../../../../features/articles/item/refresh-on-save'
import { NotFoundPage } from '../../../../../features/shell/pages/not-found-page'
import { viewer } from '../../../../../features/viewer/viewer'
import { answerWithStatus } from '../../../../../request-context'
import { Container } from '../../../../../ui/page/container'
import { Alert } from '../../../../../ui/states/alert'

type Props = { params: Promise<{ id: string }> }

export const metadata: Metadata = { title: newsTexts.previewTitle, robots: { index: false, follow: false } }

export default async function ArticlePreviewPage({ params }: Props) {
  const user = await viewer()
  // Others get the same page as for unknown ids, so that an address does not reveal which drafts exist.
  const preview = user && isStaff(user) ? await articleForPreview((await params).id, user) : null
  if (!preview) {
    answerWithStatus(404)
    return <NotFoundPage />
  }
  return (
    <Container className="pt-4">
      <RefreshOnSave />
      <Alert>{preview.isPublished ? newsTexts.previewPublished : newsTexts.previewAlert}</Alert>
      <ArticleView article={preview.article} />
    </Container>
  )
}
