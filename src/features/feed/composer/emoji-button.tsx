import { Suspense, useRef, useState, type RefObject } from 'react'
import { composerTexts as texts } from '#texts/feed/feed-page'
import { IconButton } from '../../../ui/buttons/icon-button'
import { lazyPart } from '../../../ui/lazy-part'
import { insertAtCaret } from './insert-at-caret'

const EmojiPicker = lazyPart(() => import('./emoji-picker'))

/** The picker lies on a row of its own below the buttons. */
export function EmojiButton({ text }: { text: RefObject<HTMLTextAreaElement | null> }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLSpanElement>(null)

  function close() {
    setIsOpen(false)
    button.current?.querySelector('button')?.focus()
  }

  return (
    <>
      <span ref={button} className="-ms-2.5 contents">
        <IconButton
          icon="smile"
          label={texts.emoji}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </span>
      {isOpen && (
        <div className="order-last basis-full">
          <Suspense fallback={<div aria-busy="true" className="h-72 rounded-lg bg-paper-deep" />}>
            <EmojiPicker onChosen={(emoji) => insertAtCaret(text.current!, emoji)} onClose={close} />
          </Suspense>
        </div>
      )}
    </>
  )
}
