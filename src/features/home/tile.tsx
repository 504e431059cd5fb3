import type { SiteArea } from '#domain/areas'
import { areaTexts, areaTileTexts } from '#texts/areas'
import { Icon } from '../../ui/graphics/icon'
import { PageLink } from '../../ui/page/page-link'

type TileProps = { area: SiteArea; count: string }

export const Tile = ({ area: { key, route, icon }, count }: TileProps) => (
  <PageLink href={route} className="tile">
    <Icon icon={icon} size={26} />
    <b>{count}</b>
    <span>{areaTileTexts[key] ?? areaTexts[key]}</span>
  </PageLink>
)
