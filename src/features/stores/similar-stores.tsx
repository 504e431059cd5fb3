import { storePageTexts as texts } from '#texts/stores/stores'
import { CardGrid } from '../listing/list/card-grid'
import { SimilarItems } from '../listing/item/similar-items'
import { similarStores } from './queries'
import type { ShownStore } from './store'
import { StoreCard } from './store-card'

export async function SimilarStores({ to }: { to?: ShownStore }) {
  const stores = await similarStores(to)
  if (stores.length === 0) return null
  return (
    <SimilarItems title={texts.similar}>
      <CardGrid label={texts.similar}>
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} />
        ))}
      </CardGrid>
    </SimilarItems>
  )
}
