import type { ReactNode } from 'react'
import { formatNumber } from '#domain/text/format-number'
import { siteAreas } from '#domain/areas'
import { homeTexts } from '#texts/home/home'
import type { CommunityCounts } from './queries'
import { Tile } from './tile'

type TilesProps = {
  counts: CommunityCounts
  /** Fills the two cells that ten tiles leave free in three columns. */
  extra: ReactNode
}

/** The lines are the background showing between the tiles. */
export function Tiles({ counts, extra }: TilesProps) {
  return (
    <nav aria-label={homeTexts.areas} className="mt-5 lg:mt-7">
      <ul className="grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-5 lg:grid-cols-10">
        {siteAreas.map((area) => (
          <li key={area.key} className="min-w-0">
            <Tile area={area} count={formatNumber(counts[area.key])} />
          </li>
        ))}
        <li className="col-span-2 bg-surface md:hidden">{extra}</li>
      </ul>
    </nav>
  )
}
