import { Skeleton } from '../../../ui/states/skeleton'

export const PostSkeleton = () => (
  <div aria-hidden="true" className="grid gap-3 rounded-lg border border-line bg-surface p-4 pb-6">
    <div className="flex items-center gap-3">
      <Skeleton className="size-10 rounded-full" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-3.5 w-[42%]" />
        <Skeleton className="h-3 w-[26%]" />
      </span>
    </div>
    <Skeleton className="h-3.5" />
    <Skeleton className="h-3.5 w-[92%]" />
    <Skeleton className="h-3.5 w-[64%]" />
  </div>
)
