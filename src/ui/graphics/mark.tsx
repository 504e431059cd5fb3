import sprite from './icons.svg'

type MarkProps = { className?: string }

/** Drawn in the file of icons, in the colours of its place. */
export const Mark = ({ className }: MarkProps) => (
  <svg width={70} height={34} aria-hidden="true" className={className}>
    <use href={`${sprite.src}#mark`} />
  </svg>
)
