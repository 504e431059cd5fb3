import { kinds } from '#domain/kinds'
import { badgeName } from '#texts/kinds'
import { searchTexts } from '#texts/search/search'
import { Badge } from '../../ui/states/badge'
import { Icon } from '../../ui/graphics/icon'
import { MarkedText } from '../../ui/marked-text'
import { PageLink } from '../../ui/page/page-link'
import type { FoundItem } from './answer'

export function ResultItem({ item }: { item: FoundItem }) {
  const { kind, title, excerpt, url, marks } = item
  return (
    <li className="relative grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 border-line px-4 py-4 not-first:border-t hover:bg-paper-deep md:px-5">
      <Icon icon={kinds[kind].icon} size={24} className="mt-0.5 text-primary" />
      <div className="grid min-w-0 gap-1">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto]">
          <h2 className="min-w-0 type-card wrap-anywhere">
            <PageLink
              href={url}
              className="text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              <MarkedText text={title} marks={marks.title} />
            </PageLink>
          </h2>
          {/* Above the title on a phone, which needs the whole line. */}
          <Badge className="justify-self-start max-md:row-start-1">{badgeName(kind)}</Badge>
        </div>
        {excerpt ? (
          <p className="wrap-anywhere text-ink-soft">
            <MarkedText text={excerpt} marks={marks.excerpt} />
          </p>
        ) : null}
        <Place item={item} />
      </div>
    </li>
  )
}

function Place({ item: { city, distanceKm } }: { item: FoundItem }) {
  const distance = distanceKm === undefined ? null : searchTexts.distance(distanceKm)
  if (!city && !distance) return null
  return (
    <p className="flex items-center gap-1.5 type-meta">
      <Icon icon="map-pin" size={16} />
      {[city, distance].filter(Boolean).join(' · ')}
    </p>
  )
}
