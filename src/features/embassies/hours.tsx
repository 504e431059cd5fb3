import { hoursRows } from '#domain/working-hours'
import { embassyTexts } from '#texts/embassies'

/** Working hours as rows between hairlines. */
export function Hours({ text }: { text: string }) {
  return (
    <dl aria-label={embassyTexts.workingHours} className="border-y border-line py-2 text-sm">
      {hoursRows(text).map(({ days, times }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4 py-1">
          <dt className="min-w-0">{days}</dt>
          {times ? <dd className="font-[600] tabular-nums">{times}</dd> : <dd className="sr-only">{days}</dd>}
        </div>
      ))}
    </dl>
  )
}
