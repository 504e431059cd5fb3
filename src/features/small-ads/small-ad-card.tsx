import { cardPicture } from '#domain/files/card-picture'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { CARD_TEXT_MAX } from '#domain/limits'
import { CARS } from '#domain/small-ads/small-ad-values'
import { excerptOf } from '#domain/text/excerpt'
import { keptTogether } from '#domain/text/kept-together'
import { adPrice } from '#texts/small-ads/ad-price'
import { carFactsOf } from './car-facts-of'
import { daysLeftWords } from './days-left-words'
import type { ShownAd } from './small-ad'
import { SmallAdCardView } from './small-ad-card-view'

type Props = {
  ad: ShownAd
  /** A car takes two columns, its facts in the second; `column` puts them below the text, `short` omits them. */
  look?: 'wide' | 'column' | 'short'
  isFirst?: boolean
}

export function SmallAdCard({ ad, look = 'wide', isFirst = false }: Props) {
  const { id, title, slug, category, description, price, city, authorName, expiresAt } = ad
  const hasFacts = category === CARS && look !== 'short'
  return (
    <SmallAdCardView
      id={id}
      title={keptTogether(title)}
      url={itemUrl({ kind: 'small-ads', id, slug })}
      picture={cardPicture(itemPictures(ad))}
      isFirst={isFirst}
      category={category}
      text={keptTogether(excerptOf(description, CARD_TEXT_MAX))}
      facts={hasFacts ? carFactsOf(ad) : null}
      isWide={hasFacts && look === 'wide'}
      price={adPrice(price)}
      city={city}
      author={authorName ?? null}
      left={expiresAt ? daysLeftWords({ expiresAt, now: new Date() }) : null}
    />
  )
}
