'use client'

import { Button } from '../../ui/buttons/button'
import { Alert } from '../../ui/states/alert'
import { useOneCall } from './use-one-call'

type Props<Answer> = {
  token: string
  path: string
  texts: { submit: string; busy: string }
  onDone: (answer: Answer) => void
}

/** A button: email scanners follow links and must not use up this one. */
export function LinkForm<Answer>({ token, path, texts, onDone }: Props<Answer>) {
  const { problems, isBusy, submit } = useOneCall<Answer>({
    path,
    extra: { token },
    onDone: (_, answer) => onDone(answer),
  })
  return (
    <form method="post" onSubmit={submit} className="grid gap-4.5">
      {problems ? (
        <Alert tone="bad" role="alert">
          {problems.alert}
        </Alert>
      ) : null}
      <Button type="submit" size="lg" block busy={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </form>
  )
}
