export type Pattern = readonly [english: RegExp, bulgarian: string | ((english: string) => string)]

export type Leftover = {
  /** A CSS selector: a short word elsewhere may be user content. */
  within: string
  words: Record<string, string>
  patterns?: readonly Pattern[]
}
