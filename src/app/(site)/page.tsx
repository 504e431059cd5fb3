import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { env } from '#env'
import { seoTexts } from '#texts/shell/seo'
import { NewsBlock } from '../../features/articles/home/news-block'
import { ActivityBlock } from '../../features/home/activity-block'
import { Hero } from '../../features/home/hero'
import { homeJsonLd } from '../../features/home/home-json-ld'
import { communityCounts } from '../../features/home/queries'
import { Stats } from '../../features/home/stats'
import { Tiles } from '../../features/home/tiles'
import { JsonLd } from '../../features/listing/item/json-ld'
import { SearchPanel } from '../../features/search/search-panel'
import { Container } from '../../ui/page/container'
import { pageMetadata } from '../../ui/page/page-metadata'

export const metadata: Metadata = {
  ...pageMetadata({ title: seoTexts.homeTitle, description: seoTexts.description, path: routes.home }),
  title: { absolute: seoTexts.homeTitle },
}

export default async function HomePage() {
  const now = new Date()
  const counts = await communityCounts()
  return (
    <>
      <JsonLd data={homeJsonLd(env.SITE_URL)} />
      <Hero now={now} search={<SearchPanel />} stats={<Stats counts={counts} />} />
      <Container>
        <Tiles counts={counts} />
        <div className="mt-section grid gap-x-12 gap-y-section lg:grid-cols-[minmax(0,1fr)_348px]">
          <NewsBlock />
          <ActivityBlock now={now} />
        </div>
      </Container>
    </>
  )
}
