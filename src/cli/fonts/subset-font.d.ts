/** The part in use; the package has no types of its own. */
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff' | 'woff2'
    /** Then `text` is not given. */
    keepAllGlyphs?: boolean
    keepFeatures?: string[]
    variationAxes?: Record<string, { min: number; max: number }>
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
