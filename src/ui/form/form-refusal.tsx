import { useId } from 'react'
import { uiTexts } from '#texts/shell/ui'
import { Button } from '../buttons/button'
import { Alert } from '../states/alert'
import type { Form } from './use-form'

type Props = {
  form: Pick<Form, 'problem' | 'mayTryAgain'>
  title?: string
  /** Follows the sentence. */
  more?: string
}

/** Why the form was refused as a whole. It gets the focus where no field explains it. */
export function FormRefusal({ form: { problem, mayTryAgain }, title, more }: Props) {
  const id = useId()
  if (!problem) return null
  return (
    <div data-form-refusal id={id} tabIndex={-1}>
      <Alert tone="bad" role="alert" title={title}>
        {problem} {more}
        {mayTryAgain && (
          <div className="mt-2.5">
            <Button type="submit" variant="secondary" size="sm">
              {uiTexts.retry}
            </Button>
          </div>
        )}
      </Alert>
    </div>
  )
}
