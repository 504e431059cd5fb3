import { useEffect, useId, useRef, type Dispatch, type SetStateAction } from 'react'
import { ZOOM_MAX, zoomedTo, type Crop } from '#domain/account/crop'
import { profilePictureTexts as texts } from '#texts/account/profile-picture'
import { drawSquare } from './save-picture'
import { useCropGestures } from './use-crop-gestures'

/** Twice the displayed size, for high-density screens. */
const CANVAS_PX = 600

type Props = { picture: ImageBitmap; crop: Crop; onChange: Dispatch<SetStateAction<Crop>> }

export function CropFrame({ picture, crop, onChange }: Props) {
  const frame = useRef<HTMLCanvasElement>(null)
  const hintId = useId()
  const zoomId = useId()
  const gestures = useCropGestures({ frame, picture, onChange })

  useEffect(() => {
    if (frame.current) drawSquare({ canvas: frame.current, picture, crop })
  }, [picture, crop])

  return (
    <div className="grid justify-items-center gap-4">
      <div className="relative aspect-square w-full max-w-75 overflow-clip rounded-lg bg-paper-deep focus-within:focus-frame">
        <canvas
          ref={frame}
          width={CANVAS_PX}
          height={CANVAS_PX}
          // Makes screen readers pass the arrow keys on.
          role="application"
          tabIndex={0}
          aria-label={texts.frame}
          aria-describedby={hintId}
          className="size-full cursor-move touch-none [outline:0]"
          {...gestures}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-full [box-shadow:0_0_0_200px_var(--color-scrim)]"
        />
      </div>
      <p id={hintId} className="type-meta">
        {texts.frameHint}
      </p>
      <label htmlFor={zoomId} className="grid w-full max-w-75 gap-1 text-[1rem] font-[600]">
        {texts.zoom}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.01}
          value={crop.zoom}
          onChange={({ target }) => onChange((now) => zoomedTo(now, { picture, zoom: target.valueAsNumber }))}
          className="h-touch w-full accent-primary"
        />
      </label>
    </div>
  )
}
