import { threadTexts as texts } from '#texts/forum/topic-thread'

/** Lies on the line between two comments, because it comes after the page. */
export const UnreadLine = () => (
  <p className="pointer-events-none absolute inset-x-3 top-0 flex items-start gap-3 text-2xs font-[650] text-danger-ink before:h-0.5 before:flex-1 before:bg-danger-ink after:h-0.5 after:w-6 after:bg-danger-ink">
    {texts.unread}
  </p>
)
