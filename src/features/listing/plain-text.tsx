/** What a member wrote, with their line breaks and nothing else of it. */
export const PlainText = ({ text }: { text: string }) => (
  <p className="text-read leading-(--text-read--line-height) wrap-anywhere whitespace-pre-line">{text}</p>
)
