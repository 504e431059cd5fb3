import { bellTexts as texts } from '#texts/notifications/bell'
import { Skeleton } from '../../ui/states/skeleton'

const ROWS = 4

export const BellSkeleton = () => (
  <div aria-busy="true" role="status" aria-label={texts.loading} className="lines-between">
    {Array.from({ length: ROWS }, (_, row) => (
      <div key={row} className="grid grid-cols-[52px_minmax(0,1fr)] gap-3 p-4">
        <Skeleton className="size-10 rounded-full!" />
        <div className="grid gap-2">
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
    ))}
  </div>
)
