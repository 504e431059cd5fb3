import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { seoTexts } from '#texts/seo'
import { shellTexts } from '#texts/shell'
import { NewsBlock } from '../../features/articles/news-block'
import { Hero } from '../../features/home/hero'
import { Tiles } from '../../features/home/tiles'
import { Container } from '../../ui/container'
import { pageMetadata } from '../../ui/page-metadata'

export const metadata: Metadata = {
  ...pageMetadata({ title: shellTexts.home, description: seoTexts.description, path: routes.home }),
  title: { absolute: `${shellTexts.home} · ${seoTexts.siteName}` },
}

export default function HomePage() {
  return (
    <>
      <Hero now={new Date()} />
      <Container>
        <Tiles />
        <div className="mt-section">
          <NewsBlock />
        </div>
      </Container>
    </>
  )
}
