import { Icon } from '../../ui/graphics/icon'

export type RatingWords = { shown: string; by: string; whole: string } | { none: string }

export function StoreRating({ rating }: { rating: RatingWords }) {
  if ('none' in rating) return <span className="type-meta">{rating.none}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-[650]">
      <Icon icon="star" size={18} className="fill-current text-accent-line" />
      <span aria-hidden="true">
        {rating.shown} <span className="type-meta">{rating.by}</span>
      </span>
      <span className="sr-only">{rating.whole}</span>
    </span>
  )
}
