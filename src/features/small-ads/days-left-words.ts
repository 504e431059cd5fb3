import { daysLeft } from '#domain/small-ads/days-left'
import { daysLeftTexts as texts } from '#texts/small-ads/days-left'

type Asked = { expiresAt: string; now: Date; isLong?: boolean }

/** What `DaysLeft` shows. */
export function daysLeftWords({ expiresAt, now, isLong = false }: Asked) {
  const days = daysLeft({ expiresAt, now })
  const words = isLong ? texts.long(days, expiresAt) : texts.short(days)
  return { expiresAt, days, label: texts.picture(days), words, isLong }
}

export type DaysLeftWords = ReturnType<typeof daysLeftWords>
