type Doc = Record<string, unknown>
type Change = { data: Doc; originalDoc?: Doc; texts: readonly string[] }

export const isChanged = ({ data, originalDoc, texts }: Change) =>
  texts.some((name) => data[name] !== undefined && data[name] !== originalDoc?.[name])

/** Each once: the text of a topic may be its title. */
export const joined = (doc: Doc, texts: readonly string[]) =>
  [...new Set(texts.map((name) => doc[name] ?? ''))].join('\n')
