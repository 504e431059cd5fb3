'use client'

import type { ComponentProps } from 'react'
import { ownItemActionTexts } from '#texts/lists/own-item-actions'
import { Opener } from '../../../ui/buttons/opener'
import { DeleteButton, type DeletionProps } from './delete-button'

type Props = DeletionProps & {
  form: ComponentProps<typeof Opener>['dialog']
}

export function OwnActions({ form, ...deletion }: Props) {
  return (
    <>
      <Opener variant="secondary" size="sm" icon="pencil" dialog={form}>
        {ownItemActionTexts.edit}
      </Opener>
      <DeleteButton {...deletion} />
    </>
  )
}
