import { uiTexts } from '#texts/shell/ui'
import { Skeleton } from '../../../ui/states/skeleton'

const ROWS_MAX = 3

export const CommentSkeleton = ({ count }: { count: number }) => (
  <div aria-busy="true" className="grid gap-3.5">
    <span className="sr-only">{uiTexts.loading}</span>
    {Array.from({ length: Math.min(count, ROWS_MAX) }, (_, row) => (
      <div key={row} className="grid grid-cols-[32px_minmax(0,1fr)] gap-2.5">
        <Skeleton className="size-8 rounded-full" />
        <div className="grid gap-2 py-1">
          <Skeleton className="h-3.5 w-[38%]" />
          <Skeleton className="h-3.5 w-[80%]" />
        </div>
      </div>
    ))}
  </div>
)
