export type Moved = { key: string; to: number }

export function inOrderOf<One extends { key: string }>(all: readonly One[], { key, to }: Moved): One[] {
  const moved = all.find((one) => one.key === key)
  if (!moved) return [...all]
  const others = all.filter((one) => one !== moved)
  const place = Math.max(0, Math.min(to, others.length))
  return [...others.slice(0, place), moved, ...others.slice(place)]
}
