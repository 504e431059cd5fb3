import type { Metadata } from 'next'
import { itemPictures } from '#domain/files/item-pictures'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { storePageTexts as texts } from '#texts/stores/stores'
import { itemMetadata } from '../../../../features/listing/item/item-metadata'
import { ItemMissing } from '../../../../features/listing/item/item-missing'
import { storeBySlug } from '../../../../features/stores/queries'
import { SimilarStores } from '../../../../features/stores/similar-stores'
import { StoreView } from '../../../../features/stores/store-view'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const store = await storeBySlug((await params).slug)
  if (!store || store === 'gone') return itemMetadata(store)
  const { name, type, city, description, category } = store
  return itemMetadata({
    title: `${name}, ${city}`,
    description: `${type}: ${description || category}`,
    path: itemUrl({ kind: 'stores', ...store }),
    picture: itemPictures({ ...store, title: store.name })[0],
  })
}

export default async function StorePage({ params }: Props) {
  const store = await storeBySlug((await params).slug)
  if (store && store !== 'gone') return <StoreView store={store} />
  return (
    <ItemMissing isGone={store === 'gone'} list={{ href: routes.stores, label: texts.back }}>
      <SimilarStores />
    </ItemMissing>
  )
}
