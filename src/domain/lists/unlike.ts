type Where = Record<string, unknown>

/**
 * Payload compares the whole text for „is not like“ and leaves out rows without a value; people mean the rows that do
 * not contain it.
 */
export function withUnlike(where: Where): Where {
  if (!isWhere(where)) return where
  const parts = Object.entries(where).map(([name, value]): Where => {
    if (Array.isArray(value)) return { [name]: value.map((one: Where) => withUnlike(one)) }
    if (!isWhere(value) || typeof value.not_like !== 'string') return { [name]: value }
    const { not_like: text, ...others } = value
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
    const unlike = { or: [{ [name]: { not_like: pattern } }, { [name]: { exists: false } }] }
    return Object.keys(others).length > 0 ? { and: [{ [name]: others }, unlike] } : unlike
  })
  return parts.length === 1 ? parts[0]! : { and: parts }
}

const isWhere = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
