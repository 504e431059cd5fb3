import { menuAreas, type AreaIcon } from '#domain/areas'
import { areaFooterTexts, areaTexts } from '#texts/areas'

export type AreaLink = { href: string; icon: AreaIcon; text: string; /** For the footer. */ short?: string }

/** For drawer and footer, whose code then needs no table of all kinds. */
export const areaLinks: readonly AreaLink[] = menuAreas.map(({ key, route, icon }) => ({
  href: route,
  icon,
  text: areaTexts[key],
  ...(areaFooterTexts[key] ? { short: areaFooterTexts[key] } : {}),
}))
