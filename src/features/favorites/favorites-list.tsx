import { useSearchParams } from 'next/navigation'
import { formatNumber } from '#domain/text/format-number'
import { itemKinds, type ItemKind } from '#domain/item-kinds'
import { kinds as allKinds } from '#domain/kinds'
import { routes } from '#domain/routes'
import { favoriteListTexts as texts } from '#texts/favorites/favorites-list'
import { kindTexts } from '#texts/kinds'
import { Badge } from '../../ui/states/badge'
import { IconButton } from '../../ui/buttons/icon-button'
import { Icon } from '../../ui/graphics/icon'
import { PageLink } from '../../ui/page/page-link'
import type { ShownFavorite } from './favorite'

type Props = { items: readonly ShownFavorite[]; onRemove: (item: ShownFavorite) => void }

export function FavoritesList({ items, onRemove }: Props) {
  const asked = useSearchParams().get('kind')
  const kinds = itemKinds.filter((kind) => items.some((item) => item.kind === kind))
  // The last item of its kind may have been removed.
  const chosen = kinds.find((kind) => kind === asked)
  const shown = chosen ? items.filter(({ kind }) => kind === chosen) : items
  const countOf = (kind: ItemKind) => items.filter((item) => item.kind === kind).length
  return (
    <>
      {kinds.length > 1 && (
        <div role="group" aria-label={texts.kindsNav} className="mb-4 flex flex-wrap gap-2">
          <KindChip name={texts.all} count={items.length} isOn={!chosen} onClick={() => choose(null)} />
          {kinds.map((kind) => (
            <KindChip
              key={kind}
              name={kindTexts[kind].many}
              count={countOf(kind)}
              isOn={chosen === kind}
              onClick={() => choose(kind)}
            />
          ))}
        </div>
      )}
      <p role="status" className="mb-3 type-meta">
        {texts.counted(shown.length)}
      </p>
      <ul aria-label={texts.list} className="overflow-clip rounded-lg border border-line bg-surface">
        {shown.map((item) => (
          <Row key={`${item.kind}:${item.itemId}`} item={item} onRemove={() => onRemove(item)} />
        ))}
      </ul>
    </>
  )
}

/** In the address, so that it can be shared and Back undoes it. */
const choose = (kind: ItemKind | null) =>
  history.pushState(null, '', kind ? routes.favoritesOf(kind) : routes.favorites)

type ChipProps = { name: string; count: number; isOn: boolean; onClick: () => void }

const KindChip = ({ name, count, isOn, onClick }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onClick}
    className="inline-flex min-h-touch items-center gap-2 rounded-full border border-line-strong px-4 text-[1rem] font-medium hover:border-ink-soft hover:bg-paper-deep aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
  >
    {name} <span className="figures-even">{formatNumber(count)}</span>
  </button>
)

function Row({ item, onRemove }: { item: ShownFavorite; onRemove: () => void }) {
  const { kind, title, url, isGone, facts } = item
  const { specialty, city, call } = facts ?? {}
  const name = title ?? kindTexts[kind].one
  return (
    <li className="grid min-h-18 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 border-line py-2 ps-4 pe-2 not-first:border-t">
      <Icon icon={allKinds[kind].icon} size={22} className="text-ink-mute" />
      <div className="min-w-0">
        {url && !isGone ? (
          <PageLink
            href={url}
            className="inline-flex min-h-touch items-center font-[600] wrap-anywhere text-ink no-underline hover:underline"
          >
            {name}
          </PageLink>
        ) : (
          <p className="font-[600] text-ink-mute">{name}</p>
        )}
        <p className="flex flex-wrap items-center gap-x-2.5 type-meta">
          {[title && kindTexts[kind].one, specialty, city].filter(Boolean).join(' · ')}
          {call ? <span className="whitespace-nowrap figures-even">{call.phone}</span> : null}
          {isGone ? <Badge tone="draft">{texts.gone}</Badge> : null}
        </p>
      </div>
      <span className="flex">
        {call && !isGone ? (
          <a href={call.link} aria-label={texts.call(call.phone)} className="icon-button text-link">
            <Icon icon="phone" size={22} />
          </a>
        ) : null}
        <IconButton icon="heart-off" iconSize={22} label={texts.remove(name)} onClick={onRemove} />
      </span>
    </li>
  )
}
