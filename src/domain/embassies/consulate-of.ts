import { landOfPostcode, type Land, lands } from '#domain/places/lands'

export const missionTypes = ['embassy', 'consulate'] as const
export type MissionType = (typeof missionTypes)[number]

export type Mission = {
  type?: MissionType | null
  isHonorary?: boolean | null
  states?: readonly Land[] | null
}

export function landOf(text: string): Land | null {
  const code = text.trim().toUpperCase()
  return lands.find((land) => land === code) ?? landOfPostcode(code)
}

/** Honorary consulates issue no documents, so they are only listed beside the responsible mission. */
export function consulateOf<Given extends Mission>(
  land: Land,
  missions: readonly Given[],
): { mission: Given | null; honorary: Given[] } {
  const serving = missions.filter(({ states }) => states?.includes(land))
  const official = serving.filter(({ isHonorary }) => !isHonorary)
  const mission = official.find(({ type }) => type === 'consulate') ?? official[0] ?? null
  return { mission, honorary: serving.filter(({ isHonorary }) => isHonorary) }
}
