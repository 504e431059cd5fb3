import { type AreaKey, menuAreas } from '#domain/areas'
import { areaName } from './kinds'

const ofKinds = menuAreas.map(({ key, kind }) => [key, areaName(kind)] as const)

/** Names of the areas in menus and in the footer. */
export const areaTexts: Record<AreaKey, string> = {
  ...(Object.fromEntries(ofKinds) as Record<AreaKey, string>),
  doctors: 'Доктори',
  lawyers: 'Адвокати',
}

/** Where the full name does not fit. The invisible space lets the word break after the slash. */
export const areaTileTexts: Partial<Record<AreaKey, string>> = { stores: 'Магазини/\u200bресторанти' }
export const areaFooterTexts: Partial<Record<AreaKey, string>> = { stores: 'Магазини' }
