import { Button } from '../buttons/button'
import './upload-progress.css'

type Props = { share: number; label: string; stop: string; onStop: () => void }

export const UploadProgress = ({ share, label, stop, onStop }: Props) => (
  <div className="grid gap-2">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="text-sm figures-even">{label}</span>
      <Button variant="quiet" size="sm" icon="x" onClick={onStop}>
        {stop}
      </Button>
    </div>
    <progress value={share} max={1} aria-label={label} className="progress" />
  </div>
)
