const ITEM_MAX = 100_000

/** The first list in a JSON text, alone or in an object. A generator allows pauses. Throws without a list. */
export function* jsonItems(json: string): Generator<unknown> {
  let depth = 0
  let list = 0
  let start = 0
  for (let at = 0; at < json.length && at - start <= ITEM_MAX; at += 1) {
    const sign = json[at]
    if (sign === '"') at = endOfText(json, at)
    else if (sign === '[' || sign === '{') {
      depth += 1
      if (sign === '{' || list > 0 || depth > 2) continue
      list = depth
      start = at + 1
    } else if (list > 0 && depth === list && (sign === ',' || sign === ']')) {
      const item = json.slice(start, at)
      if (sign === ',' || item.trim() !== '') yield JSON.parse(item)
      if (sign === ']') return
      start = at + 1
    } else if (sign === ']' || sign === '}') depth -= 1
  }
  throw new SyntaxError('no list')
}

function endOfText(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at
}
