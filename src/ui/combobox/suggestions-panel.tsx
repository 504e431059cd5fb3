import type { ReactNode } from 'react'

/** What the text field says of the list below it. */
export type ListState = { isOpen: boolean; activeId?: string }

type Props = {
  listId: string
  isOpen: boolean
  /** What was found, as a title; also spoken. */
  sentence: string | null
  children: ReactNode
  /** Leads to all results; stays in sight. */
  link: ReactNode
}

/** The list itself is labelled by `<listId>-title`. */
export const SuggestionsPanel = ({ listId, isOpen, sentence, children, link }: Props) => (
  <>
    <p role="status" className="sr-only">
      {isOpen ? sentence : null}
    </p>
    {isOpen && (
      <div className="absolute inset-x-0 top-[calc(100%+8px)] z-20 max-h-96 overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised depth-lg">
        <p id={`${listId}-title`} className="px-4 pt-3 pb-1 text-2xs wrap-anywhere font-[650] text-ink-mute">
          {sentence}
        </p>
        {children}
        {link && <div className="sticky bottom-0 border-t border-line bg-raised px-4">{link}</div>}
      </div>
    )}
  </>
)
