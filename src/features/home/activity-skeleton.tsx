import { uiTexts } from '#texts/shell/ui'
import { Skeleton } from '../../ui/states/skeleton'

const rows = [1, 2, 3, 4]

export function ActivitySkeleton() {
  return (
    <ul
      aria-busy="true"
      aria-label={uiTexts.loading}
      className="overflow-clip rounded-lg border border-line bg-surface"
    >
      {rows.map((row) => (
        <li
          key={row}
          className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 border-line px-4 py-3 not-first:border-t"
        >
          <Skeleton className="size-5 rounded-sm" />
          <span className="grid gap-2 py-1">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-2/5" />
          </span>
        </li>
      ))}
    </ul>
  )
}
