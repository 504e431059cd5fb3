import { areaTexts } from '#texts/areas'
import { feedTexts as texts } from '#texts/feed/feed-page'
import { Container } from '../../ui/page/container'
import { PageHead } from '../../ui/page/page-head'
import { Feed } from './feed'
import { FeedFailed } from './feed-failed'
import type { FeedView } from './feed-view'
import { Tips } from './tips'

type Props = {
  view: FeedView | 'failed'
  renderedAt: number
  /** Where this page is. */
  address: string
}

export function FeedScreen({ view, renderedAt, address }: Props) {
  return (
    <Container>
      <div className="mx-auto max-w-[1000px] pb-section">
        <PageHead title={areaTexts.feed} lead={texts.lead} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 min-[62.5rem]:grid-cols-[minmax(0,1fr)_300px]">
          {view === 'failed' ? (
            <FeedFailed address={address} />
          ) : (
            <Posts view={view} renderedAt={renderedAt} />
          )}
          <Tips />
        </div>
      </div>
    </Container>
  )
}

const Posts = ({ view, renderedAt }: { view: FeedView; renderedAt: number }) => {
  const { before, highlight } = view
  // Another address is another list, with nothing of the former one.
  const key = [before, highlight?.post?.id, highlight?.comment].join()
  return <Feed key={key} view={view} renderedAt={renderedAt} />
}
