import type { SiteArea } from '#domain/areas'
import { areaTexts, areaTileTexts } from '#texts/areas'
import { Icon } from '../../ui/graphics/icon'
import { classNames } from '../../ui/class-names'
import { PageLink } from '../../ui/page/page-link'

type TileProps = { area: SiteArea; count: string }

export function Tile({ area: { key, route, icon }, count }: TileProps) {
  return (
    <PageLink
      href={route}
      className={classNames(
        'group grid h-full content-start gap-0.5 bg-surface px-2 pt-3.5 pb-3 text-ink no-underline',
        'fades hover:bg-primary-soft',
        'focus-visible:-outline-offset-4 focus-visible:depth-none',
        'min-[22.5rem]:px-3 lg:px-2.5 lg:pt-4 lg:pb-3.5 xl:ps-3.5 xl:pe-3',
        'min-h-28 lg:min-h-[136px]',
      )}
    >
      <Icon icon={icon} size={26} className="mb-1.5 text-primary" />
      <b className="type-figure text-[1.25rem] leading-[1.3]">{count}</b>
      <span className="text-2xs leading-[1.15rem]! font-medium wrap-anywhere text-ink-soft group-hover:text-primary-soft-ink min-[22.5rem]:max-lg:text-sm xl:text-sm">
        {areaTileTexts[key] ?? areaTexts[key]}
      </span>
    </PageLink>
  )
}
