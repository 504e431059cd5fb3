import { categoryTone } from '#domain/text/category-tone'
import { initials } from '#domain/text/initials'
import type { Role } from '#domain/roles'
import { errorTexts } from '#texts/web/errors'
import { classNames } from '../class-names'
import { toneFill } from '../states/tone-classes'

const sizes = {
  32: 'size-8 text-[0.8125rem]',
  40: 'size-10 text-[0.9375rem]',
  48: 'size-12 text-[1.0625rem]',
  88: 'size-22 text-[1.875rem]',
}

type AvatarProps = { name: string; role?: Role | null; size?: keyof typeof sizes; src?: string | null }

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
      className={classNames(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full leading-none tracking-[0.02em]',
        'font-[650] select-none',
        sizes[size],
        fill(known, role),
      )}
    >
      {src ? (
        <img src={src} alt="" width={size} height={size} className="size-full object-cover" />
      ) : (
        initials(known)
      )}
    </span>
  )
}
