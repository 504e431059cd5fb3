import { smallAdPageTexts as texts } from '#texts/small-ads/small-ad-pages'
import { CardGrid } from '../listing/list/card-grid'
import { SimilarItems } from '../listing/item/similar-items'
import { similarSmallAds } from './queries'
import type { ShownAd } from './small-ad'
import { SmallAdCard } from './small-ad-card'

export async function SimilarSmallAds({ to }: { to?: ShownAd }) {
  const others = await similarSmallAds(to)
  if (others.length === 0) return null
  return (
    <SimilarItems title={texts.similar}>
      <CardGrid label={texts.similar}>
        {others.map((ad) => (
          <SmallAdCard key={ad.id} ad={ad} look="short" />
        ))}
      </CardGrid>
    </SimilarItems>
  )
}
