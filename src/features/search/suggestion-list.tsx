import { kinds } from '#domain/kinds'
import { badgeName } from '#texts/kinds'
import { searchTexts } from '#texts/search/search'
import { Badge } from '../../ui/states/badge'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/graphics/icon'
import { MarkedText } from '../../ui/marked-text'
import { PageLink } from '../../ui/page/page-link'
import type { FoundItem } from './answer'

type Props = { listId: string; ids: readonly string[]; results: readonly FoundItem[]; activeId?: string }

/** The arrow keys move through the links; the focus stays in the field. */
export function SuggestionList({ listId, ids, results, activeId }: Props) {
  return (
    <div id={listId} role="listbox" aria-labelledby={`${listId}-title`}>
      {results.map((item, index) => (
        <PageLink
          key={ids[index]}
          id={ids[index]}
          role="option"
          aria-selected={ids[index] === activeId}
          tabIndex={-1}
          href={item.url}
          className={classNames(
            'grid scroll-mb-12 grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-2.5 text-ink no-underline hover:bg-primary-soft',
            ids[index] === activeId && 'bg-primary-soft',
          )}
        >
          <Icon icon={kinds[item.kind].icon} className="mt-0.5 text-primary" />
          <span className="grid gap-0.5 wrap-anywhere">
            <span className="type-label">
              <MarkedText text={item.title} marks={item.marks.title} />
            </span>
            <span className="type-meta">
              <span className="md:hidden">{badgeName(item.kind)} · </span>
              {placeOf(item)}
              <MarkedText text={item.excerpt} marks={item.marks.excerpt} />
            </span>
          </span>
          <Badge className="max-md:hidden">{badgeName(item.kind)}</Badge>
        </PageLink>
      ))}
    </div>
  )
}

function placeOf({ city, distanceKm, excerpt }: FoundItem): string {
  const distance = distanceKm === undefined ? null : searchTexts.distance(distanceKm)
  const facts = [city, distance].filter(Boolean)
  return facts.length > 0 && excerpt ? `${facts.join(' · ')} · ` : facts.join(' · ')
}
