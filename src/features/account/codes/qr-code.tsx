import { encode } from 'uqr'
import { codeScreenTexts } from '#texts/account/code-screens'

/** Rendered here, so that the secret reaches no other host. Dark on white in both themes, for cameras. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 3 })
  const dots = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={codeScreenTexts.setUp.qr}
      shapeRendering="crispEdges"
      className="w-[184px] rounded-md border border-line md:w-[168px]"
    >
      <path fill="var(--color-code-ground)" d={`M0 0h${size}v${size}H0z`} />
      <path fill="var(--color-code-dots)" d={dots.join('')} />
    </svg>
  )
}
