import { profilePictureTexts as texts } from '#texts/account/profile-picture'

/** From 0 to 1. */
export const UploadProgress = ({ share }: { share: number }) => (
  <label className="grid gap-1.5 type-meta">
    {texts.progress}
    <progress value={share} max={1} className="h-2 w-full accent-primary" />
  </label>
)
