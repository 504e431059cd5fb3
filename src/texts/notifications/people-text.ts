import { NOTIFICATION_PEOPLE_MAX } from '#domain/limits'

/** „Мария Иванова“, „Мария Иванова и още 1 човек“, „Мария Иванова и още 3 души“ */
export function peopleText({ newest, count }: { newest: string; count: number }): string {
  if (count <= 1) return newest
  if (count >= NOTIFICATION_PEOPLE_MAX) return `${newest} и над ${NOTIFICATION_PEOPLE_MAX - 1} души`
  return `${newest} и още ${count - 1} ${count === 2 ? 'човек' : 'души'}`
}
