import type { SmallAdCategory } from '#domain/small-ads/small-ad-values'
import { smallAdPageTexts as texts } from '#texts/small-ads/small-ad-pages'
import { CardGrid } from '../listing/list/card-grid'
import { SimilarItems } from '../listing/item/similar-items'
import { listSmallAds } from './queries'
import { SmallAdCard } from './small-ad-card'

const SHOWN = 3

type Props = { category?: SmallAdCategory; except?: string }

export async function SimilarSmallAds({ category, except }: Props) {
  const { docs } = await listSmallAds({ q: '', category, page: 1 })
  const others = docs.filter(({ id }) => id !== except).slice(0, SHOWN)
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
