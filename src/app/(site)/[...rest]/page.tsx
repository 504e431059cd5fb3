import { notFound } from 'next/navigation'
import { notFoundTexts } from '#texts/status-pages'

export const metadata = { title: notFoundTexts.title }

/** With two root layouts only a page of its own can answer unknown addresses inside the site's frame. */
export default function UnknownPage(): never {
  notFound()
}
