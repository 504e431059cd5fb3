import { isProfileComplete, missingParts, profileParts } from '#domain/account/person-name'
import { accountTexts } from '#texts/account/account'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/graphics/icon'
import { Alert } from '../../ui/states/alert'
import type { Member } from './member'

const { incomplete: texts } = accountTexts

export function IncompleteProfile({ member }: { member: Member }) {
  if (isProfileComplete(member)) return null
  const missing = missingParts(member)
  return (
    <Alert tone="wait" title={texts.title}>
      <p>{texts.text(missing)}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-4.5 gap-y-1">
        {profileParts.map((part) => (
          <Check key={part} name={texts[part]} isDone={!missing.includes(part)} />
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
      <Icon
        icon={isDone ? 'circle-check' : 'circle'}
        size={18}
        className={isDone ? 'text-primary' : undefined}
      />
      {name}
      <span className="sr-only">: {isDone ? texts.done : texts.todo}</span>
    </li>
  )
}
