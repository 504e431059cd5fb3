import { keptTogether } from '#domain/text/kept-together'

/** Line breaks only, no markup. */
export const PlainText = ({ text }: { text: string }) => (
  <p className="text-read leading-(--text-read--line-height) wrap-anywhere whitespace-pre-line">
    {keptTogether(text)}
  </p>
)
