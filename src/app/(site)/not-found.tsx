import type { Metadata } from 'next'
import { seoTexts } from '#texts/shell/seo'
import { notFoundTexts } from '#texts/shell/status-pages'
import { NotFoundPage } from '../../features/shell/pages/not-found-page'

export const metadata: Metadata = {
  title: { absolute: `${notFoundTexts.title} · ${seoTexts.siteName}` },
  robots: { index: false },
}

export default NotFoundPage
