type Apart = { street: string; postcode: string | null }

const town = /(?:^|[\s,;])(?:D[-–\s]?)?(\d{5})(?!\d)([^\d,;]*)/u

/** „Mauerstraße 11, 10117 Berlin“: the street without postcode and town. */
export function apartAddress(address: string): Apart {
  const found = town.exec(address)
  if (!found) return { street: address.trim(), postcode: null }
  const [all, postcode = '', name = ''] = found
  const after = address.slice(found.index + all.length)
  // A number after the name: it is the street, not the town.
  const rest = /^\d/.test(after) ? name + after : after
  const parts = `${address.slice(0, found.index)},${rest}`.split(/[,;]/).map((part) => part.trim())
  return { street: parts.filter(Boolean).join(', '), postcode }
}
