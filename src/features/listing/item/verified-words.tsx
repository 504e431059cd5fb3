import { Icon } from '../../../ui/graphics/icon'

type Props = { verified: string | null; source: string | null }

export function VerifiedWords({ verified, source }: Props) {
  if (!verified && !source) return null
  return (
    <div className="grid gap-0.5 type-meta">
      {verified ? (
        <p className="flex items-center gap-1.5">
          <Icon icon="badge-check" size={16} />
          {verified}
        </p>
      ) : null}
      {source ? <p className="line-clamp-2 wrap-anywhere">{source}</p> : null}
    </div>
  )
}
