import type { DefaultServerCellComponentProps } from 'payload'
import { isSuspended, suspendedThrough } from '#domain/account/suspension'
import { suspensionTexts as texts } from '#texts/account/suspension'

/** Only while it lasts. */
export function SuspensionCell({ cellData }: DefaultServerCellComponentProps) {
  const until = typeof cellData === 'string' ? cellData : null
  if (!until || !isSuspended({ suspendedUntil: until })) return null
  return <span className="panel-badge panel-badge--bad">{texts.chip(suspendedThrough(until))}</span>
}
