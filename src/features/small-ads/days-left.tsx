import { SMALL_AD_DAYS } from '#domain/limits'
import { daysLeftTexts as texts } from '#texts/small-ads/days-left'
import '../../ui/styles/days-left.css'

type Props = { expiresAt: string; /** At render time. */ days: number; isLong?: boolean }

const lozenges = Array.from({ length: SMALL_AD_DAYS }, (_, index) => index)

export function DaysLeft({ expiresAt, days, isLong }: Props) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span role="img" aria-label={texts.picture(days)} className="lozenges">
        {lozenges.map((day) => (
          <i key={day} className={day < days ? 'on' : undefined} />
        ))}
      </span>
      <time dateTime={expiresAt} className={isLong ? 'text-sm' : 'type-meta'}>
        {isLong ? texts.long(days, expiresAt) : texts.short(days)}
      </time>
    </span>
  )
}
