import { bellTexts as texts } from '#texts/notifications/bell'

/** The gold dot of an unread row. */
export const ReadButton = ({ onRead }: { onRead: () => void }) => (
  <button
    type="button"
    aria-label={texts.readOne}
    title={texts.readOne}
    onClick={onRead}
    className="grid size-touch place-items-center rounded-md hover:bg-paper-deep"
  >
    <span className="size-[9px] rounded-full bg-accent-line" />
  </button>
)
