import { landOfPostcode, type Land, lands } from '#domain/places/lands'

export const missionTypes = ['embassy', 'consulate'] as const
export type MissionType = (typeof missionTypes)[number]

/** `states` are the Länder that the mission serves. */
export type Mission = {
  type?: MissionType | null
  isHonorary?: boolean | null
  states?: readonly Land[] | null
}

/** From a Land's code or a German postcode; null for anything else. */
export function landOf(text: string): Land | null {
  const code = text.trim().toUpperCase()
  return lands.find((land) => land === code) ?? landOfPostcode(code)
}

/** A consulate comes before the embassy. Honorary ones issue no documents, so they are only listed beside it. */
export function consulateOf<Given extends Mission>(
  land: Land,
  missions: readonly Given[],
): { mission: Given | null; honorary: Given[] } {
  const serving = missions.filter(({ states }) => states?.includes(land))
  const official = serving.filter(({ isHonorary }) => !isHonorary)
  const mission = official.find(({ type }) => type === 'consulate') ?? official[0] ?? null
  return { mission, honorary: serving.filter(({ isHonorary }) => isHonorary) }
}
