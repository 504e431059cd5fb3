import { areaTexts } from '#texts/areas'
import { feedTexts as texts } from '#texts/feed/feed-page'
import { Container } from '../../ui/container'
import { PageHead } from '../../ui/page-head'
import { Feed } from './feed'
import type { FeedView } from './feed-view'
import { Tips } from './tips'

type Props = { view: FeedView; renderedAt: number }

export function FeedScreen({ view, renderedAt }: Props) {
  const { before, highlight } = view
  return (
    <Container>
      <div className="mx-auto max-w-[1000px] pb-section">
        <PageHead title={areaTexts.feed} lead={texts.lead} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 min-[62.5rem]:grid-cols-[minmax(0,1fr)_300px]">
          {/* Another address is another list, with nothing of the former one. */}
          <Feed
            key={[before, highlight?.post?.id, highlight?.comment].join()}
            view={view}
            renderedAt={renderedAt}
          />
          <Tips />
        </div>
      </div>
    </Container>
  )
}
