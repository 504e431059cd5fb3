import type { Metadata } from 'next'
import { notFoundTexts } from '#texts/shell/status-pages'
import { MissingPage } from '../../../features/shell/pages/missing-page'

export const metadata: Metadata = { title: notFoundTexts.title, robots: { index: false } }

/** With two root layouts, only a page of its own can show unknown addresses inside the site's frame. */
export default MissingPage
