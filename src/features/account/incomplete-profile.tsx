import { Circle, CircleCheck } from 'lucide-react'
import { isProfileComplete, splitFullName } from '#domain/account/person-name'
import { accountTexts } from '#texts/account/account'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/icon'
import { Alert } from '../../ui/alert'
import type { Member } from './member'

const { incomplete: texts } = accountTexts
const parts = ['firstName', 'lastName', 'city'] as const

export function IncompleteProfile({ member }: { member: Member }) {
  if (isProfileComplete(member)) return null
  const filled = { ...splitFullName(member.fullName), city: member.city }
  const missing = parts.filter((part) => !filled[part])
  return (
    <Alert tone="wait" title={texts.title}>
      <p>{texts.text(missing.map((part) => texts.missing[part]))}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-4.5 gap-y-1">
        {parts.map((part) => (
          <Check key={part} name={texts[part]} isDone={Boolean(filled[part])} />
        ))}
      </ul>
    </Alert>
  )
}

function Check({ name, isDone }: { name: string; isDone: boolean }) {
  return (
    <li
      className={classNames(
        'inline-flex items-center gap-[7px] text-[1rem]',
        isDone ? 'text-ink-soft' : 'font-[600]',
      )}
    >
      <Icon icon={isDone ? CircleCheck : Circle} size={18} className={isDone ? 'text-primary' : undefined} />
      {name}
      <span className="sr-only">: {isDone ? texts.done : texts.todo}</span>
    </li>
  )
}
