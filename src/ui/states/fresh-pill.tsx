import { Icon } from '../graphics/icon'

type Props = {
  /** Null while there is nothing new. */
  words: string | null
  onShow: () => void
}

/** Overlays the page, so that nothing moves. */
export const FreshPill = ({ words, onShow }: Props) => (
  <div role="status" className="sticky top-[76px] z-20 flex h-0 justify-center md:top-[84px]">
    {words && (
      <button
        type="button"
        onClick={onShow}
        className="inline-flex min-h-touch items-center gap-2 self-start rounded-full bg-primary px-5 font-[650] text-on-primary depth-lg hover:bg-primary-hover active:bg-primary-active"
      >
        <Icon icon="arrow-up" />
        {words}
      </button>
    )}
  </div>
)
