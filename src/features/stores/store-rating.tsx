import { shownRating } from '#domain/stores/store-input'
import { storePageTexts as texts } from '#texts/stores/stores'
import { Icon } from '../../ui/graphics/icon'
import type { ShownStore } from './store'

export function StoreRating({ store }: { store: ShownStore }) {
  const rating = shownRating(store)
  if (rating === null) return <span className="type-meta">{texts.notRated}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-[650]">
      <Icon icon="star" size={18} className="fill-current text-accent-line" />
      <span aria-hidden="true">
        {texts.rated(rating)} <span className="type-meta">{texts.ratedBy}</span>
      </span>
      <span className="sr-only">{texts.ratedOf(rating)}</span>
    </span>
  )
}
