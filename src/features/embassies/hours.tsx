import { hoursRows } from '#domain/stores/working-hours'
import { embassyTexts } from '#texts/embassies/embassies'

export function Hours({ text }: { text: string }) {
  return (
    <ul aria-label={embassyTexts.workingHours} className="border-y border-line py-2 text-sm">
      {hoursRows(text).map(({ days, times }) => (
        <li key={days} className="flex flex-wrap justify-between gap-x-4 py-1">
          <span className="min-w-0">{days}</span>
          {times ? <span className="font-[600] figures-even">{times}</span> : null}
        </li>
      ))}
    </ul>
  )
}
