'use client'

import { siteAreas } from '#domain/areas'
import { formatNumber } from '#domain/text/format-number'
import { homeTexts } from '#texts/home/home'
import { InstallTile } from './install-tile'
import type { CommunityCounts } from './queries'
import { Tile } from './tile'
import './home.css'

/** The lines are the background showing between the tiles; two cells are left free in three columns. */
export function Tiles({ counts }: { counts: CommunityCounts }) {
  return (
    <nav aria-label={homeTexts.areas} className="mt-5 lg:mt-7">
      <ul className="grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-5 lg:grid-cols-10">
        {siteAreas.map((area) => (
          <li key={area.key} className="min-w-0">
            <Tile area={area} count={formatNumber(counts[area.key])} />
          </li>
        ))}
        <li className="col-span-2 bg-surface md:hidden">
          <InstallTile />
        </li>
      </ul>
    </nav>
  )
}
