import { listingTexts as texts } from '#texts/lists/listing'
import { Icon } from '../../../ui/graphics/icon'

type Props = {
  /** Formatted; null when nobody has checked. */
  date: string | null
  source?: string | null
}

export function VerifiedOn({ date, source }: Props) {
  if (!date && !source) return null
  return (
    <div className="grid gap-0.5 type-meta">
      {date ? (
        <p className="flex items-center gap-1.5">
          <Icon icon="badge-check" size={16} />
          {texts.verifiedOn(date)}
        </p>
      ) : null}
      {source ? <p className="line-clamp-2 wrap-anywhere">{texts.source(source)}</p> : null}
    </div>
  )
}
