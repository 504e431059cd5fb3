import { SMALL_AD_DAYS } from '#domain/limits'
import { daysLeft } from '#domain/small-ads/days-left'
import { daysLeftTexts as texts } from '#texts/small-ads/days-left'
import '../../ui/styles/days-left.css'

type Props = { expiresAt: string; now: Date; isLong?: boolean }

const lozenges = Array.from({ length: SMALL_AD_DAYS }, (_, index) => index)

export function DaysLeft({ expiresAt, now, isLong }: Props) {
  const left = daysLeft({ expiresAt, now })
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span role="img" aria-label={texts.picture(left)} className="lozenges">
        {lozenges.map((day) => (
          <i key={day} className={day < left ? 'on' : undefined} />
        ))}
      </span>
      <time dateTime={expiresAt} className={isLong ? 'text-sm' : 'type-meta'}>
        {isLong ? texts.long(left, expiresAt) : texts.short(left)}
      </time>
    </span>
  )
}
