import type { SmallAdFilter } from '#domain/small-ads/small-ad-filters'
import { listAddress } from '#domain/lists/list-address'
import { routes } from '#domain/routes'
import { listingTexts } from '#texts/lists/listing'
import { smallAdPageTexts as texts } from '#texts/small-ads/small-ad-pages'
import { CARS } from '#domain/small-ads/small-ad-values'
import { kindTexts } from '#texts/kinds'
import { Container } from '../../ui/page/container'
import { EmptyState } from '../../ui/page/empty-state'
import { CardGrid } from '../listing/list/card-grid'
import { ListCount } from '../listing/list/list-count'
import { ListFoot } from '../listing/list/list-foot'
import { ListHead } from '../listing/list/list-head'
import { NoneFound } from '../listing/list/none-found'
import { NotifyLink } from '../listing/list/notify-link'
import type { List } from '../listing/list/read-list'
import { AddSmallAd } from './add-small-ad'
import { OwnSmallAds } from './own-small-ads'

import type { ShownAd } from './small-ad'
import { SmallAdCard } from './small-ad-card'
import { SmallAdFilters } from './small-ad-filters'
import { SmallAdStats } from './small-ad-stats'

type Props = { filter: SmallAdFilter; found: List<ShownAd>; active: number }

export function SmallAdsScreen({ filter, found: { docs, total }, active }: Props) {
  const { q, category, page } = filter
  const isFiltered = Boolean(q || category)
  const address = listAddress(routes.smallAds, { ...filter, page: 1 })
  return (
    <Container>
      <ListHead title={kindTexts['small-ads'].many} lead={texts.lead} action={<AddSmallAd />} />
      <SmallAdStats active={active} found={total} />
      <OwnSmallAds />
      <SmallAdFilters filter={filter} />
      <ListCount
        notify={docs.length > 0 || !isFiltered ? <NotifyLink address={address} /> : null}
        aside={q ? listingTexts.bestFirst : listingTexts.newestFirst}
      >
        {texts.counted(total)}
      </ListCount>
      {docs.length > 0 ? (
        <CardGrid label={kindTexts['small-ads'].many}>
          {docs.map((ad, index) => (
            <SmallAdCard
              key={ad.id}
              ad={ad}
              isFirst={index === 0}
              look={category === CARS ? 'column' : 'wide'}
            />
          ))}
        </CardGrid>
      ) : (
        <NoSmallAds query={q} isFiltered={isFiltered} address={address} />
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

type NoneProps = { isFiltered: boolean; query: string; address: string }

function NoSmallAds({ query, isFiltered, address }: NoneProps) {
  if (!isFiltered) return <EmptyState icon="megaphone" title={texts.empty} text={texts.emptyText} />
  return (
    <NoneFound
      query={query}
      cleared={routes.smallAds}
      title={texts.noneFound}
      notify={<NotifyLink address={address} variant="secondary" />}
    />
  )
}
