import type { Metadata } from 'next'
import { newsTexts } from '#texts/articles'
import { ArticleNotFound } from '../../../../features/articles/article-not-found'

export const metadata: Metadata = { title: newsTexts.notFound }

export default ArticleNotFound
