import { type AreaKey, menuAreas } from '#domain/areas'
import { areaName } from './kinds'

const ofKinds = menuAreas.map(({ key, kind }) => [key, areaName(kind)] as const)

export const areaTexts: Record<AreaKey, string> = {
  ...(Object.fromEntries(ofKinds) as Record<AreaKey, string>),
  doctors: 'Доктори',
  lawyers: 'Адвокати',
}

/** Short names. The zero-width space allows a line break after the slash. */
export const areaTileTexts: Partial<Record<AreaKey, string>> = { stores: 'Магазини/\u200bресторанти' }
export const areaFooterTexts: Partial<Record<AreaKey, string>> = { stores: 'Магазини' }
