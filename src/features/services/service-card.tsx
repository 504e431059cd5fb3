import { cardPicture } from '#domain/files/card-picture'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { CARD_TEXT_MAX } from '#domain/limits'
import { excerptOf } from '#domain/text/excerpt'
import { keptTogether } from '#domain/text/kept-together'
import { priceWords } from '#texts/text/money'
import type { ShownService } from './service'
import { ServiceCardView } from './service-card-view'

type Props = { service: ShownService; isFirst?: boolean }

export function ServiceCard({ service, isFirst = false }: Props) {
  const { id, title, slug, description, category, provider, price, location } = service
  return (
    <ServiceCardView
      id={id}
      title={keptTogether(title)}
      url={itemUrl({ kind: 'services', id, slug })}
      picture={cardPicture(itemPictures(service))}
      isFirst={isFirst}
      category={category}
      text={keptTogether(excerptOf(description, CARD_TEXT_MAX))}
      provider={provider}
      location={location ?? null}
      price={priceWords(price)}
    />
  )
}
