import { categoryTone } from '#domain/text/category-tone'
import { initials } from '#domain/text/initials'
import type { Role } from '#domain/roles'
import { errorTexts } from '#texts/web/errors'
import { classNames } from '../class-names'
import { toneFill } from '../states/tone-classes'

type AvatarProps = { name: string; role?: Role | null; size?: 32 | 40 | 48 | 88; src?: string | null }

function fill(name: string, role: AvatarProps['role']) {
  if (role === 'admin') return 'bg-danger text-on-danger'
  return toneFill[name ? categoryTone(name) : 8]
}

/** Decorative: the name is always beside it. */
export function Avatar({ name, role, size = 40, src }: AvatarProps) {
  const known = name === errorTexts.unknownUser ? '' : name
  return (
    <span
      aria-hidden="true"
      className={classNames('avatar', size !== 40 && `avatar-${size}`, fill(known, role))}
    >
      {src ? (
        <img src={src} alt="" width={size} height={size} className="size-full object-cover" />
      ) : (
        initials(known)
      )}
    </span>
  )
}
