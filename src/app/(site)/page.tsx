import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { seoTexts } from '#texts/shell/seo'
import { shellTexts } from '#texts/shell/shell'
import { NewsBlock } from '../../features/articles/news-block'
import { ActivityBlock } from '../../features/home/activity-block'
import { Hero } from '../../features/home/hero'
import { InstallTile } from '../../features/home/install-tile'
import { communityCounts } from '../../features/home/queries'
import { Stats } from '../../features/home/stats'
import { Tiles } from '../../features/home/tiles'
import { SearchPanel } from '../../features/search/search-panel'
import { Container } from '../../ui/page/container'
import { pageMetadata } from '../../ui/page/page-metadata'

export const metadata: Metadata = {
  ...pageMetadata({ title: shellTexts.home, description: seoTexts.description, path: routes.home }),
  title: { absolute: `${shellTexts.home} · ${seoTexts.siteName}` },
}

export default async function HomePage() {
  const now = new Date()
  const counts = await communityCounts()
  return (
    <>
      <Hero now={now} search={<SearchPanel />} stats={<Stats counts={counts} />} />
      <Container>
        <Tiles counts={counts} extra={<InstallTile />} />
        <div className="mt-section grid gap-x-12 gap-y-section lg:grid-cols-[minmax(0,1fr)_348px]">
          <NewsBlock />
          <ActivityBlock now={now} />
        </div>
      </Container>
    </>
  )
}
