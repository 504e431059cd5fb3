import { classNames } from './class-names'

/** A grey bar of the size that the content will have. Whatever holds it says `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skel', className)} />
}
