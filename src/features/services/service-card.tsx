import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { listingTexts } from '#texts/lists/listing'
import { Avatar } from '../../ui/graphics/avatar'
import { ButtonLink } from '../../ui/buttons/button-link'
import { CategoryLine } from '../../ui/page/category-line'
import { Card } from '../listing/list/card-grid'
import { CardTitle } from '../listing/item/card-title'
import { HeartButton } from '../listing/heart-button'
import { CardPicture } from '../listing/pictures/card-picture'
import type { ShownService } from './service'

type Props = { service: ShownService; isFirst?: boolean }

export function ServiceCard({ service, isFirst }: Props) {
  const { id, title, slug, description, category, provider, price, location } = service
  const url = itemUrl({ kind: 'services', id, slug })
  return (
    <Card>
      <CardPicture pictures={itemPictures(service)} isFirst={isFirst} />
      <div className="card-head">
        <CategoryLine name={category} />
        <HeartButton item={{ kind: 'services', id, title, url }} />
      </div>
      <CardTitle href={url}>{title}</CardTitle>
      <p className="card-text">{description}</p>
      <div className="mt-auto grid gap-3.5">
        <div className="flex min-w-0 items-center gap-2.5">
          <Avatar name={provider} />
          <span className="grid min-w-0">
            <span className="truncate type-label">{provider}</span>
            <span className="truncate type-meta">{location}</span>
          </span>
        </div>
        <div className="card-foot">
          <span className="price">{price}</span>
          <ButtonLink href={`${url}#contact`} variant="soft" size="sm" className="flex-none">
            {listingTexts.contactUs}
            <span className="sr-only">{`: ${title}`}</span>
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
