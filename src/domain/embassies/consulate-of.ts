import { landOfPostcode, type Land, lands } from '#domain/places/lands'

export const missionTypes = ['embassy', 'consulate'] as const
export type MissionType = (typeof missionTypes)[number]

/** What this rule has to know of a mission; `states` are the Länder that it serves. */
export type Mission = {
  type?: MissionType | null
  isHonorary?: boolean | null
  states?: readonly Land[] | null
}

/** A Land's code or a German postcode, as typed; null when it is neither. */
export function landOf(text: string): Land | null {
  const code = text.trim().toUpperCase()
  return lands.find((land) => land === code) ?? landOfPostcode(code)
}

/**
 * Who serves the people of a Land: a consulate before the embassy, never an honorary one, because those issue no
 * documents. They come beside it, as places to ask.
 */
export function consulateOf<Given extends Mission>(
  land: Land,
  missions: readonly Given[],
): { mission: Given | null; honorary: Given[] } {
  const serving = missions.filter(({ states }) => states?.includes(land))
  const official = serving.filter(({ isHonorary }) => !isHonorary)
  const mission = official.find(({ type }) => type === 'consulate') ?? official[0] ?? null
  return { mission, honorary: serving.filter(({ isHonorary }) => isHonorary) }
}
