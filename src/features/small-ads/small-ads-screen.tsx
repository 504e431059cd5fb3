import { Megaphone } from 'lucide-react'
import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'
import { listingTexts } from '#texts/lists/listing'
import { smallAdPageTexts as texts } from '#texts/small-ads/small-ad-pages'
import { CARS } from '#domain/small-ads/small-ad-values'
import { smallAdTexts } from '#texts/small-ads/small-ads'
import { Container } from '../../ui/container'
import { EmptyState } from '../../ui/empty-state'
import { CardGrid } from '../listing/card-grid'
import { ListCount } from '../listing/list-count'
import { ListFoot } from '../listing/list-foot'
import { ListHead } from '../listing/list-head'
import { NoneFound } from '../listing/none-found'
import type { List } from '../listing/read-list'
import { AddSmallAd } from './add-small-ad'
import { OwnSmallAds } from './own-small-ads'
import type { SmallAdFilter } from './queries'
import type { ShownAd } from './small-ad'
import { SmallAdCard } from './small-ad-card'
import { SmallAdFilters } from './small-ad-filters'
import { SmallAdStats } from './small-ad-stats'

type Props = { filter: SmallAdFilter; found: List<ShownAd>; active: number }

export function SmallAdsScreen({ filter, found: { docs, total }, active }: Props) {
  const { q, category, page } = filter
  return (
    <Container>
      <ListHead title={smallAdTexts.many} lead={texts.lead} action={<AddSmallAd />} />
      <SmallAdStats active={active} found={total} />
      <OwnSmallAds />
      <SmallAdFilters filter={filter} />
      <ListCount aside={q ? listingTexts.bestFirst : listingTexts.newestFirst}>
        {texts.counted(total)}
      </ListCount>
      {docs.length > 0 ? (
        <CardGrid label={smallAdTexts.many}>
          {docs.map((ad) => (
            <SmallAdCard key={ad.id} ad={ad} look={category === CARS ? 'column' : 'wide'} />
          ))}
        </CardGrid>
      ) : (
        <NoSmallAds query={q} isFiltered={Boolean(q || category)} />
      )}
      <ListFoot
        page={page}
        count={docs.length}
        total={total}
        totalText={texts.counted(total)}
        address={(to) => listAddress(routes.smallAds, { ...filter, page: to })}
      />
    </Container>
  )
}

function NoSmallAds({ query, isFiltered }: { query: string; isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState icon={Megaphone} title={texts.empty} text={texts.emptyText} />
  return <NoneFound query={query} cleared={routes.smallAds} title={texts.noneFound} />
}
