import { SMALL_AD_DAYS } from '#domain/limits'
import type { DaysLeftWords } from './days-left-words'
import './small-ads.css'

const lozenges = Array.from({ length: SMALL_AD_DAYS }, (_, index) => index)

export function DaysLeft({ expiresAt, days, label, words, isLong }: DaysLeftWords) {
  return (
    <span className="days-left">
      <span role="img" aria-label={label} className="lozenges">
        {lozenges.map((day) => (
          <i key={day} className={day < days ? 'on' : undefined} />
        ))}
      </span>
      <time dateTime={expiresAt} className={isLong ? 'text-sm' : 'type-meta'}>
        {words}
      </time>
    </span>
  )
}
